// Loaded into the server before its own code: the tests move its clock (src/testing/site-server.ts).
import { isMainThread } from 'node:worker_threads';

let offset = 0;
const { now } = Date;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now() + offset] : values, newTarget),
  get: (target, name) => (name === 'now' ? () => now() + offset : Reflect.get(target, name)),
});

// The thread of the embedded database has no channel; statements get their times from the server.
if (isMainThread) {
  process.on('message', (ms) => {
    offset = ms;
    process.send(ms);
  });
  // The channel alone must not keep the server running.
  process.channel.unref();
}
