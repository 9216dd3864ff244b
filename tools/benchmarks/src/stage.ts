// npm run stage -w @zarra/benchmarks -- [--rounds 5] [--seconds 2]
// Milliseconds per frame with 1, 100 and 1,000 moving balls at 960 × 540 on software rendering, by the 2-D and the WebGL pen of
// the experiment kit, alternating in one run; then single pixels of the WebGL drawing, and the bytes of its pen. The exit code is
// 1 when a median or the bytes exceed their targets, or a pixel is wrong.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { colors } from '@zarra/ui-kit';
import { median } from './statistics.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const COUNTS = [1, 100, 1000];
/** Maximum milliseconds per frame of 1,000 balls by each pen, and maximum kilobytes of the WebGL pen. */
const [MAX_CANVAS_MS, MAX_WEBGL_MS, MAX_WEBGL_KB] = [10, 33, 20];
/** Rendering without a graphics card. */
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
/** The scripts of the page by file name. */
async function bundlePage() {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions: ['@zarra/source', ...defaultClientConditions] },
    plugins: [
      {
        // Resolves modules that the kit does not export.
        name: 'kit',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('kit:') ? path.join(KIT, `${id.slice(4)}.ts`) : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in built)) throw new Error('Vite returned no output');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

const files = await bundlePage();
const entryChunk = [...files.values()].find((file) => file.isEntry);
const webglChunk = [...files.values()].find((file) => file.isDynamicEntry);
if (!entryChunk || !webglChunk) throw new Error('The WebGL pen is not a separate chunk');

const executablePath = await findChromium();
if (!executablePath) throw new Error(NO_CHROMIUM_MESSAGE);
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
          body: `<!doctype html><style>:root{${style}}div{position:relative}canvas{position:absolute;top:0;left:0;width:960px;height:540px}</style><script type="module" src="/${entryChunk.fileName}"></script>`,
        });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction('globalThis.measure !== undefined');

  const times: Map<string, { drawn: number; shown: number }[]> = new Map();
  for (let round = 0; round < rounds; round++)
    for (const count of COUNTS)
      for (const webgl of [false, true]) {
        const options = JSON.stringify({ webgl, count, seconds });
        const key = `${webgl ? '3-D' : '2-D'} ${count}`;
        times.set(key, [...(times.get(key) ?? []), await page.evaluate(`measure(${options})`)]);
      }
  console.log(
    `960 × 540, software rendering, medians of ${rounds} rounds (minimum to maximum), ms per frame`,
  );
  for (const [key, measured] of times) {
    const drawn = measured.map((sample) => sample.drawn);
    const shown = median(measured.map((sample) => sample.shown));
    const target = key === '2-D 1000' ? MAX_CANVAS_MS : key === '3-D 1000' ? MAX_WEBGL_MS : Infinity;
    const isExceeded = !(median(drawn) <= target);
    failed ||= isExceeded;
    console.log(
      `${key.padStart(9)}: ${median(drawn).toFixed(2).padStart(6)} drawn` +
        ` (${Math.min(...drawn).toFixed(2)} to ${Math.max(...drawn).toFixed(2)}), ${shown.toFixed(2).padStart(6)} to the next frame` +
        (Number.isFinite(target) ? `; target ${target}${isExceeded ? ' EXCEEDED' : ''}` : ''),
    );
  }
  const wrong: string[] = await page.evaluate('checkPixels()');
  console.log(wrong.length === 0 ? 'pixels: all correct' : `pixels: ${wrong.join('\n        ')}`);
  failed ||= wrong.length > 0;
} finally {
  await browser.close();
}
const bytes = gzipSync(webglChunk.code, { level: 9 }).length;
const isTooLarge = bytes > MAX_WEBGL_KB * 1000;
console.log(
  `the WebGL pen: ${(bytes / 1000).toFixed(1)} kB gzip; target ${MAX_WEBGL_KB}${isTooLarge ? ' EXCEEDED' : ''}`,
);
process.exitCode = failed || isTooLarge ? 1 : 0;
