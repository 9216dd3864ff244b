import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Interval of the beats, ms. */
const BEAT_MS = 500;

/**
 * Ends the process when its event loop hangs, so that the service manager starts it again: a thread counts the beats of the
 * loop. It also reports to systemd (`WatchdogSec`), which ends a process whose threads all hang. Not with a debugger, which
 * stops the loop.
 */
export function startWatchdog(code = new URL('./watchdog-thread.js', import.meta.url)): void {
  if (url() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const thread = new Worker(code, { workerData: { beats, beatMs: BEAT_MS }, execArgv: [] });
  thread.on('error', (error) => console.error('The watchdog has ended:', error));
  thread.unref();
}
