import fp from 'fastify-plugin';
import { runAfterStart } from '../run-after-start.js';
import { queueDigest } from './message-mail.js';

/** Interval of the check for messages that wait for a digest. */
const CHECK_INTERVAL_MS = 60_000;

/** Mails the messages that were not mailed one by one as digests; messages that waited before a restart included. */
export const contactDigest = fp(
  (app) => {
    const { db, outbox, now, monitorTask } = app;
    const task = monitorTask('contact digest', 'could not queue the digest of contact messages');
    const check = async (): Promise<void> => {
      try {
        if (await queueDigest(db, outbox, now())) outbox.sendDue();
        task.reportSuccess();
      } catch (error) {
        task.reportFailure(error);
      }
    };
    /** The check that runs; the server closes after it, because it uses the database. */
    let checking = Promise.resolve();
    const checkAgain = (): void => {
      checking = checking.then(check);
    };
    const timer = setInterval(checkAgain, CHECK_INTERVAL_MS).unref();
    runAfterStart(app, checkAgain);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await checking;
    });
  },
  { name: 'contact-digest', dependencies: ['context', 'metrics', 'outbox'] },
);
