// @ts-check
// node renderer.mjs <folder of an installed kit> <its page>: measures server rendering on each message of the parent process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from './pages.mjs';

const [folder = '', page = ''] = process.argv.slice(2);
/** Seconds of processor time: of a measurement, and of the warm-up in which the engine compiles the code. */
const MEASUREMENT_SECONDS = 0.3;
const WARM_UP_SECONDS = 2;
const { load } = await import(pathToFileURL(path.join(folder, 'load.mjs')).href);
const prepare = pages[page];
if (!prepare) throw new Error(`no page ${page}`);
const render = await prepare(load);

/** Reading the processor time takes time, so it is read once per batch. */
const BATCH_SIZE = 10;

/** @param {number} seconds of processor time */
function measure(seconds) {
  const start = process.cpuUsage();
  let bytes = 0;
  for (let rendered = BATCH_SIZE; ; rendered += BATCH_SIZE) {
    for (let page = 0; page < BATCH_SIZE; page += 1) bytes = render().length;
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { pagesPerSecond: rendered / used, bytes };
  }
}

process.once('message', () => {
  process.send?.(measure(WARM_UP_SECONDS));
  process.on('message', () => process.send?.(measure(MEASUREMENT_SECONDS)));
});
