// node tools/benchmarks/src/lighthouse/lighthouse.mjs [--runs 5] [--pages /,/simulation,/learn] [--parts press,simulated,applied,cpu,paint,bytes] [--json file]
// Lighthouse's phone preset on the built site (build first), in a real Chromium; medians. `simulated`, `applied`: the four
// scores, times and every audit that is not perfect, with throttling computed and applied; `cpu`: blocking time with the
// processor slowed 12 times; `paint`: largest paint as it is, without scripts and drawn by the client alone, in turn;
// `press`: a control pressed right after the first paint, slow 3G and processor slowed 4 times; `bytes`: what the first visit
// to / transfers. Times need a machine that does nothing else. Ends with 1 when a target is missed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { alteredSite, variants } from './altered-site.js';
import { type Audited, auditPage, type Imperfect, scoreNames, timeNames } from './audit-page.js';
import { firstPress, presses } from './first-press.js';
import { firstVisit, packedSize } from './first-visit.js';
import { median, medians } from '../statistics.js';
import { judge, missed, targets } from './targets.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/simulation,/learn' },
    parts: { type: 'string', default: 'press,simulated,applied,cpu,paint,bytes' },
    json: { type: 'string' },
  },
});
const pages = values.pages.split(',');
const parts = new Set(values.parts.split(','));
const rounds = Array.from({ length: Number(values.runs) }, (_, index) => index + 1);

const chromium = await findChromium();
if (chromium === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = chromium;

const whole = (ms: number) => ms.toFixed(0);

/** Every audit below 1 in any round, the worst of each. */
function sayImperfect(all: readonly Audited[]) {
  const worst: Map<string, Imperfect & { times: number }> = new Map();
  for (const audit of all.flatMap(({ imperfect }) => imperfect)) {
    const known = worst.get(audit.id);
    const times = (known?.times ?? 0) + 1;
    worst.set(audit.id, { ...(known && known.score <= audit.score ? known : audit), times });
  }
  for (const { id, score, counts, shown, where, times } of worst.values()) {
    console.log(
      `    ${id}: ${Math.round(score * 100)}${counts ? '' : ' (not scored)'}, in ${times} of ${all.length}; ${shown}`,
    );
    for (const place of where) console.log(`      ${place}`);
  }
}

async function scores(site: URL, method: 'simulate' | 'devtools') {
  console.log(`\nFour scores, throttling ${method === 'simulate' ? 'simulated' : 'applied'}, medians`);
  const found: Record<string, unknown> = {};
  for (const page of pages) {
    const all = [];
    for (const _round of rounds) all.push(await auditPage(browser, site.origin + page, { method }));
    const score = medians(
      all.map((one) => one.scores),
      scoreNames,
    );
    const figure = medians(
      all.map((one) => one.figures),
      timeNames,
    );
    console.log(
      `${page}  FCP ${whole(figure.fcp)}, LCP ${whole(figure.lcp)}, SI ${whole(figure.si)}, TBT ${whole(figure.tbt)} ms, ` +
        `CLS ${figure.cls.toFixed(4)}, ${whole(figure.bytes)} B (machine ${whole(median(all.map(({ benchmark }) => benchmark)))})`,
    );
    for (const name of scoreNames) {
      judge(`${page} ${method} ${name}`, score[name], {
        least: name === 'performance' ? targets.performance : targets.others,
      });
    }
    judge(`${page} ${method} CLS`, figure.cls, { most: targets.cls, digits: 4 });
    judge(`${page} ${method} TBT at 4× CPU`, figure.tbt, { most: targets.blocking[4] ?? 0, unit: ' ms' });
    sayImperfect(all);
    found[page] = { score, figure, all };
  }
  return found;
}

async function slowProcessor(site: URL) {
  console.log('\nProcessor slowed 12 times, throttling applied, medians');
  const found: Record<string, unknown> = {};
  for (const page of pages) {
    const all = [];
    for (const _round of rounds) {
      const options = { method: 'devtools', cpu: 12, onlyPerformance: true } as const;
      all.push((await auditPage(browser, site.origin + page, options)).figures);
    }
    const figure = medians(all, timeNames);
    console.log(`${page}  FCP ${whole(figure.fcp)}, LCP ${whole(figure.lcp)} ms`);
    judge(`${page} TBT at 12× CPU`, figure.tbt, { most: targets.blocking[12] ?? 0, unit: ' ms' });
    found[page] = { figure, all };
  }
  return found;
}

async function sideBySide(site: URL) {
  console.log('\nLargest paint side by side, throttling applied, in turn');
  const sites = await Promise.all(variants.map((variant) => alteredSite(site, variant)));
  const found: Record<string, unknown> = {};
  try {
    for (const page of pages) {
      const paints: number[][] = [];
      for (const _round of rounds) {
        const round = [];
        for (const { origin } of sites) {
          const options = { method: 'devtools', onlyPerformance: true } as const;
          round.push((await auditPage(browser, origin + page, options)).figures.lcp);
        }
        paints.push(round);
      }
      const paint = (index: number) => median(paints.map((round) => round[index] ?? Number.NaN));
      const ratio = (index: number) =>
        median(paints.map((round) => (round[0] ?? Number.NaN) / (round[index] ?? Number.NaN)));
      console.log(
        `${page}  ${variants.map((variant, index) => `${variant} ${whole(paint(index))} ms`).join(', ')}`,
      );
      judge(`${page} LCP of the same without scripts`, ratio(1), {
        most: targets.paint.withoutScripts,
        digits: 2,
        unit: ' ×',
      });
      judge(`${page} LCP of the client alone`, ratio(2), {
        most: targets.paint.clientAlone,
        digits: 2,
        unit: ' ×',
      });
      found[page] = { variants, paints };
    }
  } finally {
    for (const { close } of sites) close();
  }
  return found;
}

async function pressed(site: URL) {
  console.log('\nPressed right after first paint, slow 3G, processor slowed 4 times, medians');
  const { chromium: driver } = await import('@playwright/test');
  const phone = await driver.launch({ executablePath: browser, args: CHROMIUM_ARGUMENTS });
  const found: Record<string, unknown> = {};
  try {
    for (const press of presses) {
      const all = [];
      for (const _round of rounds) all.push(await firstPress(phone, site.origin, press));
      const { effectMs, feedbackMs, downloadMs } = medians(all, ['effectMs', 'feedbackMs', 'downloadMs']);
      console.log(
        `${press.path} ${press.name}  effect ${whole(effectMs)} ms, sign ${whole(feedbackMs)} ms, plain download ${whole(downloadMs)} ms`,
      );
      const what = `${press.path} ${press.name}`;
      judge(`${what}: visible sign of the press`, feedbackMs, { most: targets.press.sign, unit: ' ms' });
      if (!press.isNative) {
        const ratio = median(all.map((one) => one.effectMs / one.downloadMs));
        judge(`${what}: effect, of the plain download`, ratio, {
          most: targets.press.effect,
          digits: 2,
          unit: ' ×',
        });
      }
      found[what] = all;
    }
  } finally {
    await phone.close();
  }
  return found;
}

async function bytes(site: URL) {
  console.log('\nFirst visit to /, until 10 s without traffic, brotli, headers included');
  const visit = await firstVisit(browser, `${site.origin}/`);
  for (const { url, type, bytes: size } of visit.files) {
    console.log(`    ${String(size).padStart(7)} ${type.padEnd(10)} ${url.replace(site.origin, '')}`);
  }
  console.log(
    `  ${Object.entries(visit.byType)
      .map(([type, size]) => `${type} ${size}`)
      .join(', ')}`,
  );
  judge('transfer', visit.total, { most: targets.transfer, unit: ' B' });
  const html = await packedSize(`${site.origin}/`, 'gzip');
  judge('HTML of /, gzip', html, { most: targets.html, unit: ' B' });
  return { ...visit, html, htmlBrotli: await packedSize(`${site.origin}/`, 'br') };
}

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-lighthouse-'));
const contentDir = path.resolve(import.meta.dirname, '../../../../apps/api/content');
const port = await freePort();
const server = startServer({ dataDir: path.join(folder, 'data'), contentDir, port });
const results: Record<string, unknown> = {};
try {
  await readyCatalogue(server, port, 60_000);
  const site = new URL(`http://127.0.0.1:${port}`);
  for (const page of pages) {
    const answer = await fetch(site.origin + page); // The first packs the page for all others.
    if (!answer.ok) throw new Error(`${page} is answered ${answer.status}: build the site first`);
  }
  if (parts.has('press')) results['press'] = await pressed(site);
  if (parts.has('bytes')) results['bytes'] = await bytes(site);
  if (parts.has('simulated')) results['simulated'] = await scores(site, 'simulate');
  if (parts.has('applied')) results['applied'] = await scores(site, 'devtools');
  if (parts.has('cpu')) results['cpu'] = await slowProcessor(site);
  if (parts.has('paint')) results['paint'] = await sideBySide(site);
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
if (values.json !== undefined)
  await writeFile(values.json, JSON.stringify({ targets, missed, ...results }, null, 1));
console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed:\n  ${missed.join('\n  ')}`);
process.exit(missed.length === 0 ? 0 : 1);
