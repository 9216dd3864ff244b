import { endpoints } from '@zarra/contracts';
import { reasonOf } from '../database/error-reason.js';
import { failed, ok, SERVICE_TIMEOUT_MS, warning, type Check } from './check.js';

/** Checks that another back end answers a public call, and that it allows calls of the site's pages. */
export const backEnd = (apiUrl: string, siteUrl: string): Check => ({
  name: 'Back end',
  run: async () => {
    const url = apiUrl + endpoints.simulators.path;
    try {
      const {
        ok: isOk,
        status,
        headers,
      } = await fetch(url, {
        headers: { origin: siteUrl },
        signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
      });
      if (!isOk)
        return failed(`${url} answers ${status}`, 'Check API_URL: it is the address before /simulators/.');
      const isAllowed =
        new URL(apiUrl).origin === siteUrl ||
        (headers.get('access-control-allow-origin') === siteUrl &&
          headers.get('access-control-allow-credentials') === 'true');
      return isAllowed
        ? ok(`${url} answers, and allows calls of ${siteUrl}`)
        : warning(
            `${url} does not allow calls of ${siteUrl} with credentials (CORS)`,
            'Add the address of the site to the allowed origins of the back end.',
          );
    } catch (error) {
      const { cause } = error as Error;
      return failed(`${url}: ${reasonOf(cause ?? error)}`, 'Check API_URL, and that the back end runs.');
    }
  },
});
