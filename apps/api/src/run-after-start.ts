import type { FastifyInstance } from 'fastify';

/** Delay of work that the first requests do not need, ms. */
const DELAY_MS = 1000;

/** Runs work once, a moment after the server listens: it would delay the first requests. */
export function runAfterStart(app: FastifyInstance, work: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setTimeout(work, DELAY_MS).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    clearTimeout(timer);
    done();
  });
}
