// npm run memory -w @zarra/benchmarks -- [--minutes 10] [--only kepler,linza]
// Memory of each experiment's built page during ten minutes of simulated time: kilobytes at the start and at the end, and the
// slope. Five minutes of warm-up come first: the buffers (a minute of keyframes, readings of plots) are then full, and the browser
// has compiled the hot code, which takes two megabytes.
import { installFixedFrameRate } from '@zarra/tools/fixed-frame-rate';
import { openBrowser } from './browser.js';
import { LAB_DIST, LAB_ORIGIN, labSlugs, serveLab } from './lab-pages.js';
import { checkTarget, readOptions, run } from './runner.js';
import { slopeOf } from './statistics.js';

const { minutes, only } = readOptions({ minutes: 10, only: '' });
/** Maximum growth, kB per minute: 18 bytes per frame, less than the smallest object. */
const MAX_SLOPE = 64;
const WARM_UP_MINUTES = 5;
const SAMPLES = 12;
/** The frame rate of a slow phone: ten minutes are 12,000 frames. */
const FRAMES_PER_SECOND = 20;

await run(async () => {
  const browser = await openBrowser();
  console.log(`memory over ${minutes} minutes of simulation, kB (heap, page and buffers after collection)`);
  for (const slug of await labSlugs(LAB_DIST, only)) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await serveLab(page, LAB_DIST);
    await page.addInitScript(installFixedFrameRate, FRAMES_PER_SECOND);
    await page.addInitScript(
      'requestAnimationFrame(function count() { globalThis.frames_ = (globalThis.frames_ ?? 0) + 1; requestAnimationFrame(count); })',
    );
    await page.goto(`${LAB_ORIGIN}/tajriba/${slug}`);
    const play = page.getByRole('button', { name: 'Boshlash', exact: true });
    await page.locator('[data-stage] > canvas').first().waitFor();
    if ((await play.count()) > 0) await play.click();
    const before: number = await page.evaluate('globalThis.frames_');
    const devtools = await context.newCDPSession(page);
    const samples: [minutes: number, kb: number][] = [];
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const at = WARM_UP_MINUTES + (minutes * sample) / SAMPLES;
      await page.waitForFunction(`globalThis.frames_ >= ${before + at * 60 * FRAMES_PER_SECOND}`, undefined, {
        timeout: 0,
        polling: 200,
      });
      // The second collection frees what finalizers of the first one release.
      for (let pass = 0; pass < 2; pass++) await devtools.send('HeapProfiler.collectGarbage');
      const used = await devtools.send('Runtime.getHeapUsage');
      const bytes = used.usedSize + used.embedderHeapUsedSize + used.backingStorageSize;
      samples.push([at, bytes / 1024]);
    }
    const [from, to] = [samples[0]?.[1] ?? NaN, samples.at(-1)?.[1] ?? NaN];
    const name = `${slug.padEnd(16)} ${from.toFixed(0).padStart(7)} → ${to.toFixed(0).padStart(7)}, slope`;
    checkTarget(name, slopeOf(samples), { max: MAX_SLOPE, digits: 1, unit: ' kB/min' });
    await context.close();
  }
});
