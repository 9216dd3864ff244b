import type { FastifyInstance } from 'fastify';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { REPORTS_PATH } from '../http/paths.js';
import { readReports } from './browser-report.js';
import { createReportLog } from './report-log.js';

const BODY_LIMIT = 16 * 1024;

/** The Reporting API, its predecessor, and `navigator.sendBeacon` with a text. */
const MEDIA_TYPES = ['application/reports+json', 'application/csp-report', 'text/plain'];

/**
 * Receives violations of the content security policy and uncaught errors. They are counted and logged, never stored. The
 * response is always 204: a browser cannot do anything about a rejected report.
 */
export function reportRoutes(app: FastifyInstance): void {
  const { limits, metrics } = app;
  const reportLog = createReportLog(app.log);
  app.addHook('onClose', () => reportLog.flush());
  app.addContentTypeParser(
    MEDIA_TYPES,
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(body.toString()));
      } catch {
        done(new HttpError(400, 'unreadableBody'));
      }
    },
  );
  app.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const allowed = await limits.consume('reportsByAddress', clientKey(request)).then(
      () => true,
      () => false,
    );
    for (const report of allowed ? readReports(request.body, request.host) : []) {
      metrics.browserReports.inc({ kind: report.kind });
      reportLog.add(report);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
