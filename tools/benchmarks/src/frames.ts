// npm run frames -w @zarra/benchmarks -- [--only kepler,linza] [--reference <folder of another build>] [--rounds 3] [--frames 120]
// Milliseconds per frame of each experiment's built page while it plays, on a screen of 360 × 640 without a graphics card: the
// time from frame to frame with a processor four times as slow, and the processor time of the main thread and of all threads at
// full speed, which other programs do not change (Linux). Also the frames of an idle page. With a reference (apps/web/dist of
// another checkout) both builds alternate in one run, and the ratios of their processor times are printed. The exit code is 1
// when the main thread of a slow processor would exceed the target, or an idle page draws.
import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { LAB_DIST, LAB_ORIGIN, labSlugs, serveLab } from './lab-pages.js';
import { median, medians } from './statistics.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    reference: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    frames: { type: 'string', default: '120' },
  },
});
const [rounds, frames] = [Number(values.rounds), Number(values.frames)];
/** Maximum time of a frame on the slow processor, ms. */
const MAX_FRAME_MS = 33;
const SLOWDOWN = 4;
/** Clock ticks of /proc per second. */
const TICKS = 100;
/** Time between frames, processor times per frame, ms, and the frames of an idle page. */
interface Cost {
  readonly interval: number;
  readonly main: number;
  readonly all: number;
  readonly idle: number;
}
const KEYS = ['interval', 'main', 'all', 'idle'] as const;

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

async function measure(browser: Browser, dist: string, slug: string): Promise<Cost> {
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

const executablePath = await findChromium();
if (!executablePath) throw new Error(NO_CHROMIUM_MESSAGE);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
const builds = values.reference === '' ? [LAB_DIST] : [LAB_DIST, values.reference];
let failed = false;
console.log(
  `360 × 640, medians of ${rounds} rounds, ms per frame: main thread × ${SLOWDOWN}; all threads; shown by a processor ${SLOWDOWN} times as slow`,
);
const show = ({ interval, main, all }: Cost): string =>
  [SLOWDOWN * main, all, interval].map((ms) => ms.toFixed(1).padStart(6)).join(';');
try {
  for (const slug of await labSlugs(LAB_DIST, values.only)) {
    const costs: Cost[][] = builds.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, dist] of builds.entries()) costs[index]?.push(await measure(browser, dist, slug));
    const [own, reference] = costs.map((all) => medians(all, KEYS));
    if (!own) continue;
    const isSlow = !(SLOWDOWN * own.main <= MAX_FRAME_MS) || own.idle > 0;
    failed ||= isSlow;
    const ratios = reference
      ? `, reference ${show(reference)}, ratios ${(own.main / reference.main).toFixed(2)} and ${(own.all / reference.all).toFixed(2)}`
      : '';
    console.log(
      `${slug.padEnd(16)} ${show(own)}${ratios}, ${own.idle} idle frames${isSlow ? ' EXCEEDED' : ''}`,
    );
  }
} finally {
  await browser.close();
}
process.exitCode = failed ? 1 : 0;
