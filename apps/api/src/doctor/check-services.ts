import { createTransport } from 'nodemailer';
import type { Config } from '../config.js';
import { reasonOf } from '../database/error-reason.js';
import { backEnd } from './check-back-end.js';
import { certificate } from './check-certificate.js';
import { failed, ok, SERVICE_TIMEOUT_MS, warning, type Check } from './check.js';

const mail = ({ smtpUrl, dataDir }: Config): Check => ({
  name: 'Mail',
  run: async () => {
    if (smtpUrl === undefined) {
      return warning(
        `no mail server is set: mails become files in ${dataDir}/mail`,
        'Set SMTP_URL to a mail server, or learners recover a password only with your help.',
      );
    }
    const timeouts = {
      connectionTimeout: SERVICE_TIMEOUT_MS,
      greetingTimeout: SERVICE_TIMEOUT_MS,
      socketTimeout: SERVICE_TIMEOUT_MS,
    };
    const transporter = createTransport({ url: smtpUrl, ...timeouts });
    try {
      await transporter.verify();
      return ok('the mail server accepts the connection and the password');
    } catch (error) {
      return failed(reasonOf(error), 'Check host, port, user and password in SMTP_URL.');
    } finally {
      transporter.close();
    }
  },
});

const redis = ({ redisUrl }: Config): Check => ({
  name: 'Redis',
  run: async () => {
    if (redisUrl === undefined) return ok('not used: each process counts its limits by itself');
    const { Redis } = await import('ioredis');
    const client = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: SERVICE_TIMEOUT_MS,
      commandTimeout: SERVICE_TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    // connect() and ping() report the same error; an unhandled event would be printed.
    const reason = new Promise<string>((resolve) =>
      client.once('error', (error) => resolve(reasonOf(error))),
    );
    try {
      await client.connect();
      await client.ping();
      return ok('answers');
    } catch (error) {
      return failed(
        await Promise.race([reason, Promise.resolve(reasonOf(error))]),
        'Check that Redis runs and REDIS_URL. Until then each process counts its limits by itself.',
      );
    } finally {
      client.disconnect();
    }
  },
});

/** Whether the public address leads to a running server. */
const site = ({ siteUrl }: Config): Check => ({
  name: 'Public address',
  run: async () => {
    const url = `${siteUrl}/api/health/ready`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
      return response.ok
        ? ok(`${siteUrl} answers`)
        : failed(`${url} answers ${response.status}`, 'Read the log of the server: journalctl -u "zarra@*"');
    } catch (error) {
      const { cause } = error as Error;
      return failed(
        `${url}: ${reasonOf(cause ?? error)}`,
        'Check the name in DNS, the firewall, nginx and its certificate, and that a server runs.',
      );
    }
  },
});

/**
 * Checks of the services that the settings name.
 * @param withSite whether the public address and its certificate are checked
 */
export const serviceChecks = (config: Config, withSite: boolean): readonly Check[] => [
  config.apiUrl === undefined ? mail(config) : backEnd(config.apiUrl, config.siteUrl),
  redis(config),
  ...(withSite ? [site(config), certificate(config)] : []),
];
