import { readServerConfig } from '../config.js';
import { createLogger } from '../create-logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { buildSiteApp } from '../other-back-end/site-app.js';
import { endProcess, listen } from './listen.js';
import { describeSiteStart } from './start-table.js';

const logger = createLogger();

async function start(): Promise<void> {
  const config = readServerConfig(process.env);
  const { apiUrl, metricsPort } = config;
  if (apiUrl === undefined) throw new Error('The site has an API of its own.');
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const app = await buildSiteApp({ ...config, apiUrl, logger, ...(metrics && { metrics }) });
  await listen(app, config, {
    logger,
    metrics,
    describe: (metricsAddress) => describeSiteStart({ ...config, apiUrl }, metricsAddress),
  });
}

/** Starts the server of a site whose API and content are in another back end (API_URL); ends the process when that is impossible. */
export const startSite = (): Promise<void> => start().catch((error: unknown) => endProcess(error, logger));
