import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Config } from '../config.js';
import { reasonOf } from '../database/error-reason.js';
import { failed, ok, SERVICE_TIMEOUT_MS, warning, type Check } from './check.js';

/** Certbot renews 30 days before the end: later than this, renewals fail. */
const MIN_DAYS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const RENEW = 'Renew it: certbot renew (docs/operate.md, "The certificate has expired").';

/** When the certificate of the public address expires. Whether browsers trust it shows the request of the address. */
export const certificate = ({ siteUrl }: Config): Check => ({
  name: 'Certificate',
  run: async () => {
    const { protocol, hostname, port } = new URL(siteUrl);
    if (protocol !== 'https:') return ok('not used: the address starts with http://');
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    try {
      await once(socket, 'secureConnect', { signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
      const end = new Date(socket.getPeerCertificate().valid_to);
      const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
      const finding = `expires on ${end.toISOString().slice(0, 10)}, in ${days} days`;
      if (days < 0) return failed(finding, RENEW);
      return days < MIN_DAYS ? warning(finding, RENEW) : ok(finding);
    } catch (error) {
      return failed(reasonOf(error), 'Check nginx and its certificate: nginx -t');
    } finally {
      socket.destroy();
    }
  },
});
