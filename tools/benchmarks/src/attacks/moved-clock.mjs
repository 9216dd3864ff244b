// Loaded before the server: moves the clock of the process. SIGWINCH, which the server does not use, adds the milliseconds in
// the file MOVED_CLOCK_FILE and removes that file. Timers keep their real time.
import { readFileSync, rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const RealDate = Date;
const { now } = Date;
let offset = 0;

RealDate.now = () => now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget),
});

const file = process.env['MOVED_CLOCK_FILE'];
if (isMainThread && file !== undefined)
  process.on('SIGWINCH', () => {
    offset += Number(readFileSync(file, 'utf8'));
    rmSync(file);
  });
