import fp from 'fastify-plugin';
import { openSecurityLogFile } from './log-file.js';
import { createRepeatFilter } from '../http/repeat-filter.js';
import { formatEvent, type SecurityEvent } from './security-event.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs and counts an event of a request, and returns at once. */
    readonly securityLog: (event: SecurityEvent) => void;
  }
}

/** Adds `securityLog`, which writes to `security.log` of the data folder; without a folder it only counts. */
export const securityLog = fp<{ readonly dataDir: string | undefined }>(
  (app, { dataDir }) => {
    const { metrics, monitorTask, now } = app;
    const file =
      dataDir === undefined
        ? undefined
        : openSecurityLogFile({
            folder: dataDir,
            now,
            task: monitorTask('security log', 'could not write the security log'),
          });
    const countRepeat = createRepeatFilter();
    app.decorate('securityLog', (event) => {
      metrics.securityEvents.inc({ event: event.event });
      const time = now();
      if (event.event !== 'limit-reached') {
        file?.write(formatEvent(event, time));
        return;
      }
      const { ip, routeOptions } = event.request;
      const omitted = countRepeat(`${ip} ${routeOptions.url ?? ''}`, time);
      if (omitted !== undefined) file?.write(formatEvent({ ...event, omitted: omitted || undefined }, time));
    });
    app.addHook('onClose', () => file?.flush());
  },
  { name: 'security-log', dependencies: ['clock', 'metrics'] },
);
