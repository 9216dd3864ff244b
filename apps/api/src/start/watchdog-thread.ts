// The code of the thread that `startWatchdog` starts.
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** The event loop of the server changes the number at each beat. */
const { beats, beatMs } = workerData as { readonly beats: Int32Array; readonly beatMs: number };

/** An event loop without a beat for this time, in which the process worked as long, hangs, ms. */
const HANG_MS = 5000;
/** One that waits or is kept from the processor by other programs has more time, ms. */
const WAIT_MS = 30_000;

/** Processor time of the process, ms. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let last = -1;
let missed = 0;
let workedAtBeat = 0;
setInterval(() => {
  const current = Atomics.load(beats, 0);
  if (current !== last) workedAtBeat = processorMs();
  // Ticks are counted, not time: after a pause of the machine both threads continue.
  missed = current === last ? missed + 1 : 0;
  last = current;
  const missedMs = missed * beatMs;
  const hangs = missedMs >= HANG_MS && processorMs() - workedAtBeat >= HANG_MS;
  if (!hangs && missedMs < WAIT_MS) return;
  // The streams of `console` belong to the thread that hangs.
  writeSync(2, `The event loop did not respond for ${missedMs / 1000} s: the process ends.\n`);
  process.kill(process.pid, 'SIGKILL');
}, beatMs);

const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env;
if (NOTIFY_SOCKET && Number(WATCHDOG_USEC) > 0) {
  // Node has no datagrams on Unix sockets. A missing program shows as a restart by systemd, with its reason in the journal.
  const notify = (): void =>
    void spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' }).on('error', (error) =>
      writeSync(2, `systemd-notify: ${error.message}\n`),
    );
  notify();
  setInterval(notify, Number(WATCHDOG_USEC) / 3000);
}
