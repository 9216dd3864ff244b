// node wait-until-ready.mjs <port>: returns when the server on this port is ready.
// systemd sets MAINPID: when that process ends, waiting is useless.
import { setTimeout as wait } from 'node:timers/promises';

/** A first start of the embedded database on a slow disk takes a minute. */
const DEADLINE_MS = 180_000;
const POLL_MS = 200;

const [port = ''] = process.argv.slice(2);
if (!/^\d+$/.test(port)) {
  console.error('Usage: node wait-until-ready.mjs <port>');
  process.exit(2);
}
const url = `http://127.0.0.1:${port}/api/health/ready`;
const deadline = Date.now() + DEADLINE_MS;

function hasEnded() {
  const { MAINPID } = process.env;
  if (MAINPID === undefined) return false;
  try {
    return !process.kill(Number(MAINPID), 0);
  } catch {
    return true;
  }
}

async function isReady() {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

while (!(await isReady())) {
  if (hasEnded()) {
    console.error('The server has ended. See its log.');
    process.exit(1);
  }
  if (Date.now() > deadline) {
    console.error(`${url} did not become ready in ${DEADLINE_MS / 1000} s.`);
    process.exit(1);
  }
  await wait(POLL_MS);
}
