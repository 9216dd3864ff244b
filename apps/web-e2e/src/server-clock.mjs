// Loaded into the server before itself: what time it is there is what the journeys say (src/site-server.ts).
let ahead = 0;
const { now } = Date;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given, made),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
});

process.on('message', (ms) => {
  ahead = ms;
  process.send(ms);
});
// It alone keeps no server running.
process.channel.unref();
