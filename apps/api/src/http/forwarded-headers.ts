import fp from 'fastify-plugin';

const HOUR_MS = 60 * 60_000;

/**
 * Warns of forwarded headers on a server that trusts no proxy: behind a proxy all its visitors would share one address and its
 * limits. The first one is logged at once, further ones are counted and logged at most hourly.
 */
export const forwardedHeaders = fp(
  (app) => {
    const { log, now } = app;
    let requests = 0;
    let loggedAt = -Infinity;
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) {
        requests += 1;
        if (now().getTime() - loggedAt >= HOUR_MS) {
          loggedAt = now().getTime();
          log.warn(
            { requests },
            'requests have X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: ' +
              'set it to the address of the proxy, otherwise all visitors behind it share one address and its limits',
          );
        }
      }
      done();
    });
  },
  { name: 'forwarded-headers', dependencies: ['clock'] },
);
