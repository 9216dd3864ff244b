// npm run frames -w @zarra/benchmarks -- [--only kepler,linza] [--reference <folder of another build>] [--rounds 3] [--frames 120]
// Milliseconds per frame of each experiment's built page while it plays, on a screen of 360 × 640 without a graphics card: the
// time from frame to frame with a processor four times as slow, and the processor time of the main thread and of all threads at
// full speed, which other programs do not change (Linux). Also the frames of an idle page. With a reference (apps/web/dist of
// another checkout) both builds alternate in one run, and the ratios of their processor times are printed. The main thread of a
// slow processor has a target, and an idle page draws nothing.
import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.js';
import { LAB_DIST, LAB_ORIGIN, labSlugs, serveLab } from './lab-pages.js';
import { compare, readOptions, run } from './runner.js';
import { median } from './statistics.js';

const { only, reference, rounds, frames } = readOptions({ only: '', reference: '', rounds: 3, frames: 120 });
/** Maximum time of a frame on the slow processor, ms. */
const MAX_FRAME_MS = 33;
const SLOWDOWN = 4;
/** Clock ticks of /proc per second. */
const TICKS = 100;
/** Counts requested animation frames. */
const COUNTER = `{
  const request = requestAnimationFrame;
  globalThis.requestedFrames = 0;
  globalThis.plainRequest = request.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => (globalThis.requestedFrames++, request.call(globalThis, callback));
}`;
/** Collects the times between a number of frames. */
const collect = (count: number) => `new Promise((resolve) => {
  const times = [];
  const next = () => (times.push(performance.now()) > ${count} ? resolve(times) : plainRequest(next));
  plainRequest(next);
})`;

/** Processor time of the threads that render pages, ms: the main threads, and all of them. */
async function processorTimes(browser: Browser): Promise<{ main: number; all: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const times = { main: 0, all: 0 };
  for (const { id, type } of processInfo) {
    if (type !== 'renderer' && type !== 'GPU') continue;
    for (const task of await readdir(`/proc/${id}/task`)) {
      const stat = await readFile(`/proc/${id}/task/${task}/stat`, 'utf8').catch(() => '');
      const [user = 0, system = 0] = stat.replace(/.*\) /, '').split(' ').slice(11, 13).map(Number);
      const time = (1000 * (user + system)) / TICKS;
      times.all += time;
      if (type === 'renderer' && task === String(id)) times.main += time;
    }
  }
  return times;
}

async function measure(browser: Browser, dist: string, slug: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(COUNTER);
    await serveLab(page, dist);
    await page.goto(`${LAB_ORIGIN}/tajriba/${slug}`);
    const play = page.getByRole('button', { name: 'Boshlash', exact: true });
    await play.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(collect(20));
    const before = Number(await page.evaluate('requestedFrames'));
    await page.evaluate(collect(20));
    const idle = Number(await page.evaluate('requestedFrames')) - before;
    await play.click();
    await page
      .locator('[data-stage]')
      .first()
      .evaluate((stage) => stage.scrollIntoView({ block: 'end' }));
    await page.evaluate(collect(30));
    const from = await processorTimes(browser);
    await page.evaluate(collect(frames));
    const to = await processorTimes(browser);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(collect(30));
    const times = (await page.evaluate(collect(30))) as number[];
    const interval = median(times.slice(1).map((time, index) => time - (times[index] ?? NaN)));
    return { interval, main: (to.main - from.main) / frames, all: (to.all - from.all) / frames, idle };
  } finally {
    await context.close();
  }
}

await run(async () => {
  const browser = await openBrowser();
  console.log(`360 × 640, ms per frame; shown by a processor ${SLOWDOWN} times as slow`);
  for (const slug of await labSlugs(LAB_DIST, only)) {
    console.log(`\n${slug}`);
    await compare(
      rounds,
      async (): Promise<Record<string, number>> => {
        const own = await measure(browser, LAB_DIST, slug);
        const other = reference === '' ? own : await measure(browser, reference, slug);
        return {
          [`main × ${SLOWDOWN}`]: SLOWDOWN * own.main,
          ...{ 'all threads': own.all, shown: own.interval, 'idle frames': own.idle },
          ...(other !== own && {
            ...{ 'reference: all threads': other.all, 'reference: shown': other.interval },
            ...{ 'main / reference': own.main / other.main, 'all / reference': own.all / other.all },
          }),
        };
      },
      { [`main × ${SLOWDOWN}`]: { max: MAX_FRAME_MS, unit: ' ms' }, 'idle frames': { max: 0 } },
    );
  }
});
