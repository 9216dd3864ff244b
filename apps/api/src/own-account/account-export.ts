import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { readLearnerData } from './learner-data.js';

/** Everything that is stored about the learner, as one JSON document without secrets. */
export const accountExport = fp(
  ({ implement, db, deviceCookie, limits, now, securityLog }) => {
    implement('accountExport', async ({ learner, request }) => {
      await limits.consume('exportByLearner', String(learner.id), 'tryAgainIn');
      const data = await readLearnerData(db, learner);
      if (!data) throw new HttpError(401, 'signInAgain');
      securityLog({ event: 'account-exported', request, user: learner });
      return {
        exported_at: now(),
        ...data,
        // Known devices are stored in a cookie of each device, not in a table.
        known_device: deviceCookie.knownDeviceId(request, learner.id) !== undefined,
      };
    });
  },
  {
    name: 'account-export',
    dependencies: ['context', 'device-cookie', 'endpoints', 'limits', 'security-log'],
  },
);
