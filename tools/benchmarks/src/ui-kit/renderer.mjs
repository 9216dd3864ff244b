// @ts-check
// node renderer.mjs <folder of an installed kit> <its page>: renders when its parent asks, and tells how fast.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from './pages.mjs';

const [folder = '', page = ''] = process.argv.slice(2);
/** Seconds of processor time: of a turn, and until the engine has compiled what is used. */
const TURN = 0.3;
const WARMING = 2;
const { load } = await import(pathToFileURL(path.join(folder, 'load.mjs')).href);
const prepare = pages[page];
if (!prepare) throw new Error(`no page ${page}`);
const render = await prepare(load);

/** Asking for the time takes time. */
const PAGES_BETWEEN = 10;

/** @param {number} seconds of processor time */
function turn(seconds) {
  const start = process.cpuUsage();
  let bytes = 0;
  for (let rendered = PAGES_BETWEEN; ; rendered += PAGES_BETWEEN) {
    for (let page = 0; page < PAGES_BETWEEN; page += 1) bytes = render().length;
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { rendered: rendered / used, bytes };
  }
}

process.once('message', () => {
  process.send?.(turn(WARMING));
  process.on('message', () => process.send?.(turn(TURN)));
});
