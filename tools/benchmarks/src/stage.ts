// node tools/benchmarks/src/stage.mjs [--rounds 5] [--seconds 2]
// Milliseconds of a frame with 1, 100 and 1,000 moving balls at 960 × 540 on software rendering, by the experiment kit's
// two pens, in turn within one run; then single pixels of the picture in three dimensions, and the bytes of the pen that
// draws it. Ends with 1 when a median or the bytes are above their targets, or a pixel is wrong.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { colors } from '@zarra/ui-kit';
import { median } from './statistics.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const COUNTS = [1, 100, 1000];
/** The most milliseconds a frame of 1,000 balls may take, and kilobytes of the deep pen. */
const [FLAT_MS, DEEP_MS, DEEP_KB] = [10, 33, 20];
/** No graphics card. */
const SOFTWARE = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const ORIGIN = 'http://stage.invalid';
const KIT = path.resolve(import.meta.dirname, '../../../libs/experiment-kit/src');
const entry = path.join(import.meta.dirname, 'stage-page.mjs');
/** The page's programs by their names. */
async function bundle() {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions: ['@zarra/source', ...defaultClientConditions] },
    plugins: [
      {
        // Parts of the kit that are nobody else's.
        name: 'kit',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('kit:') ? path.join(KIT, `${id.slice(4)}.ts`) : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in built)) throw new Error('Vite built something else');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

const files = await bundle();
const first = [...files.values()].find((file) => file.isEntry);
const deepPen = [...files.values()].find((file) => file.isDynamicEntry);
if (!first || !deepPen) throw new Error('The deep pen is no file of its own');

const executablePath = await findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: SOFTWARE });
let failed = false;
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  page.on('console', (message) => message.type() === 'error' && console.log(message.text()));
  page.on('pageerror', (error) => console.log(String(error)));
  const style = Object.entries(colors.light)
    .map(([name, colour]) => `--ui-color-${name}:${colour}`)
    .join(';');
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1));
    return file
      ? route.fulfill({ contentType: 'text/javascript', body: file.code })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><style>:root{${style}}div{position:relative}canvas{position:absolute;top:0;left:0;width:960px;height:540px}</style><script type="module" src="/${first.fileName}"></script>`,
        });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction('globalThis.measure !== undefined');

  const found: Map<string, { drawn: number; shown: number }[]> = new Map();
  for (let round = 0; round < rounds; round++)
    for (const count of COUNTS)
      for (const deep of [false, true]) {
        const what = JSON.stringify({ deep, count, seconds });
        const key = `${deep ? '3-D' : '2-D'} ${count}`;
        found.set(key, [...(found.get(key) ?? []), await page.evaluate(`measure(${what})`)]);
      }
  console.log(`960 × 540, software rendering, medians of ${rounds} rounds (least to most), ms of a frame`);
  for (const [key, measured] of found) {
    const drawn = measured.map((one) => one.drawn);
    const shown = median(measured.map((one) => one.shown));
    const target = key === '2-D 1000' ? FLAT_MS : key === '3-D 1000' ? DEEP_MS : Infinity;
    const over = !(median(drawn) <= target);
    failed ||= over;
    console.log(
      `${key.padStart(9)}: ${median(drawn).toFixed(2).padStart(6)} drawn` +
        ` (${Math.min(...drawn).toFixed(2)} to ${Math.max(...drawn).toFixed(2)}), ${shown.toFixed(2).padStart(6)} to the next on the screen` +
        (Number.isFinite(target) ? `; target ${target}${over ? ' EXCEEDED' : ''}` : ''),
    );
  }
  const wrong: string[] = await page.evaluate('lookAtPixels()');
  console.log(wrong.length === 0 ? 'pixels: all as they should be' : `pixels: ${wrong.join('\n        ')}`);
  failed ||= wrong.length > 0;
} finally {
  await browser.close();
}
const bytes = gzipSync(deepPen.code, { level: 9 }).length;
const large = bytes > DEEP_KB * 1000;
console.log(
  `the deep pen: ${(bytes / 1000).toFixed(1)} kB gzip; target ${DEEP_KB}${large ? ' EXCEEDED' : ''}`,
);
process.exitCode = failed || large ? 1 : 0;
