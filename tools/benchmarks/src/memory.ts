// node tools/benchmarks/src/memory.mjs [--minutes 10] [--only kepler,linza]
// Memory of each experiment's page while it runs for ten minutes of its own time, as its built files are: kilobytes at the
// beginning and at the end, and the slope between. It has run for five minutes before: what a page remembers (a minute of its
// past, readings for plots) is full then, and the browser has compiled what it runs often, which costs it two megabytes.
// Ends with 1 where a page still grows.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { steadyFrames } from '@zarra/tools/steady-frames';
import { slopeOf } from './statistics.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const minutes = Number(values.minutes);
/** Most growth, kB in a minute: 18 bytes a frame, less than the smallest object. */
const MOST_SLOPE = 64;
const BEFORE_MIN = 5;
const SAMPLES = 12;
/** As a slow phone has them: ten minutes are 12,000 frames. */
const FRAMES_PER_SECOND = 20;
const ORIGIN = 'http://lab.invalid';
const dist = path.resolve(import.meta.dirname, '../../../apps/lab/dist');

const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const slugs = Object.keys(manifest)
  .flatMap((file) => /experiments\/([^/]+)\/lab\.ts$/.exec(file)?.[1] ?? [])
  .filter((slug) => values.only === '' || values.only.split(',').includes(slug));

const executablePath = await findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
let failed = false;
console.log(`memory over ${minutes} minutes of running, kB (heap, page and buffers after collection)`);
try {
  for (const slug of slugs) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname.includes('/assets/')
        ? pathname.replace('/tajriba/', '')
        : `pages${pathname}.html`;
      const body = await readFile(path.join(dist, file)).catch(() => undefined);
      await route.fulfill(
        body ? { body, contentType: file.endsWith('js') ? 'text/javascript' : 'text/html' } : { status: 404 },
      );
    });
    await page.addInitScript(steadyFrames, FRAMES_PER_SECOND);
    await page.addInitScript(
      'requestAnimationFrame(function count() { globalThis.frames_ = (globalThis.frames_ ?? 0) + 1; requestAnimationFrame(count); })',
    );
    await page.goto(`${ORIGIN}/tajriba/${slug}`);
    const play = page.getByRole('button', { name: 'Boshlash', exact: true });
    await page.locator('[data-stage] > canvas').first().waitFor();
    if ((await play.count()) > 0) await play.click();
    const before: number = await page.evaluate('globalThis.frames_');
    const devtools = await context.newCDPSession(page);
    const found: [minutes: number, kb: number][] = [];
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const at = BEFORE_MIN + (minutes * sample) / SAMPLES;
      await page.waitForFunction(`globalThis.frames_ >= ${before + at * 60 * FRAMES_PER_SECOND}`, undefined, {
        timeout: 0,
        polling: 200,
      });
      // The second finds what the first one's finalizers let go.
      for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage');
      const used = await devtools.send('Runtime.getHeapUsage');
      const bytes = used.usedSize + used.embedderHeapUsedSize + used.backingStorageSize;
      found.push([at, bytes / 1024]);
    }
    const slope = slopeOf(found);
    failed ||= !(slope <= MOST_SLOPE);
    const [from, to] = [found[0]?.[1] ?? NaN, found.at(-1)?.[1] ?? NaN];
    console.log(
      `${slug.padEnd(16)} ${from.toFixed(0).padStart(7)} → ${to.toFixed(0).padStart(7)}, slope ${slope.toFixed(1).padStart(6)} kB/min${slope <= MOST_SLOPE ? '' : ` (at most ${MOST_SLOPE}) EXCEEDED`}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);
