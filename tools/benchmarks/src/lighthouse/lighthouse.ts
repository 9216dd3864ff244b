// npm run lighthouse -w @zarra/benchmarks -- [--runs 5] [--pages /,/simulation,/learn]
//   [--parts press,later,simulated,applied,cpu,paint,bytes] [--json file]
// Medians of Lighthouse's phone preset on the built site (build first), in a real Chromium. `simulated`, `applied`: the four
// scores, times and every audit below 1, with simulated and with applied throttling; `cpu`: blocking time with a CPU slowdown of
// 12; `paint`: largest contentful paint of the page unchanged, without scripts and client-rendered, alternating; `press`: an
// interaction right after the first paint on slow 3G with a CPU slowdown of 4; `later`: one 1, 3 and 6 s after the first paint on
// the local network, and the longest task, with the same slowdown; `bytes`: transfers of the first visit to /. Times
// need an idle machine. The exit code is 1 when a target is missed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { transferBudgets } from '@zarra/tools/budget/byte-budgets';
import { freePort } from '@zarra/tools/free-port';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { startVariantProxy, variants } from './site-variants.js';
import { auditPage, type AuditResult, type ImperfectAudit, scoreNames, timeNames } from './audit-page.js';
import { interactions, laterInteractions, laterTimes, measureFirstInteraction } from './first-interaction.js';
import { compressedSize, measureFirstVisit } from './first-visit.js';
import { median, medians } from '../statistics.js';
import { checkTarget, missedTargets, targets } from './targets.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/simulation,/learn' },
    parts: { type: 'string', default: 'press,later,simulated,applied,cpu,paint,bytes' },
    json: { type: 'string' },
  },
});
const pages = values.pages.split(',');
const parts = new Set(values.parts.split(','));
const rounds = Array.from({ length: Number(values.runs) }, (_, index) => index + 1);

const chromium = await findChromium();
if (chromium === undefined) throw new Error(NO_CHROMIUM_MESSAGE);
const browser = chromium;

const rounded = (ms: number) => ms.toFixed(0);

/** Prints every audit below 1, with its lowest score. */
function printImperfect(results: readonly AuditResult[]) {
  const worst: Map<string, ImperfectAudit & { times: number }> = new Map();
  for (const audit of results.flatMap(({ imperfect }) => imperfect)) {
    const known = worst.get(audit.id);
    const times = (known?.times ?? 0) + 1;
    worst.set(audit.id, { ...(known && known.score <= audit.score ? known : audit), times });
  }
  for (const { id, score, isWeighted, displayValue, locations, times } of worst.values()) {
    console.log(
      `    ${id}: ${Math.round(score * 100)}${isWeighted ? '' : ' (not scored)'}, in ${times} of ${results.length}; ${displayValue}`,
    );
    for (const location of locations) console.log(`      ${location}`);
  }
}

async function auditScores(site: URL, method: 'simulate' | 'devtools') {
  console.log(`\nFour scores, throttling ${method === 'simulate' ? 'simulated' : 'applied'}, medians`);
  const results: Record<string, unknown> = {};
  for (const page of pages) {
    const all = [];
    for (const _round of rounds) all.push(await auditPage(browser, site.origin + page, { method }));
    const score = medians(
      all.map((result) => result.scores),
      scoreNames,
    );
    const figure = medians(
      all.map((result) => result.figures),
      timeNames,
    );
    console.log(
      `${page}  FCP ${rounded(figure.fcp)}, LCP ${rounded(figure.lcp)}, SI ${rounded(figure.si)}, TBT ${rounded(figure.tbt)} ms, ` +
        `CLS ${figure.cls.toFixed(4)}, ${rounded(figure.bytes)} B (machine ${rounded(median(all.map(({ benchmark }) => benchmark)))})`,
    );
    for (const name of scoreNames) {
      checkTarget(`${page} ${method} ${name}`, score[name], {
        min: name === 'performance' ? targets.performance : targets.others,
      });
    }
    checkTarget(`${page} ${method} CLS`, figure.cls, { max: targets.cls, digits: 4 });
    checkTarget(`${page} ${method} TBT at 4× CPU`, figure.tbt, {
      max: targets.blocking[4] ?? 0,
      unit: ' ms',
    });
    printImperfect(all);
    results[page] = { score, figure, all };
  }
  return results;
}

async function slowProcessor(site: URL) {
  console.log('\nCPU slowdown 12, throttling applied, medians');
  const results: Record<string, unknown> = {};
  for (const page of pages) {
    const all = [];
    for (const _round of rounds) {
      const options = { method: 'devtools', cpu: 12, onlyPerformance: true } as const;
      all.push((await auditPage(browser, site.origin + page, options)).figures);
    }
    const figure = medians(all, timeNames);
    console.log(`${page}  FCP ${rounded(figure.fcp)}, LCP ${rounded(figure.lcp)} ms`);
    checkTarget(`${page} TBT at 12× CPU`, figure.tbt, { max: targets.blocking[12] ?? 0, unit: ' ms' });
    results[page] = { figure, all };
  }
  return results;
}

async function compareVariants(site: URL) {
  console.log('\nLargest contentful paint of the variants, throttling applied, alternating');
  const proxies = await Promise.all(variants.map((variant) => startVariantProxy(site, variant)));
  const results: Record<string, unknown> = {};
  try {
    for (const page of pages) {
      const paints: number[][] = [];
      for (const _round of rounds) {
        const round = [];
        for (const { origin } of proxies) {
          const options = { method: 'devtools', onlyPerformance: true } as const;
          round.push((await auditPage(browser, origin + page, options)).figures.lcp);
        }
        paints.push(round);
      }
      const paint = (index: number) => median(paints.map((round) => round[index] ?? Number.NaN));
      const ratio = (index: number) =>
        median(paints.map((round) => (round[0] ?? Number.NaN) / (round[index] ?? Number.NaN)));
      console.log(
        `${page}  ${variants.map((variant, index) => `${variant} ${rounded(paint(index))} ms`).join(', ')}`,
      );
      checkTarget(`${page} LCP relative to the page without scripts`, ratio(1), {
        max: targets.paint.withoutScripts,
        digits: 2,
        unit: ' ×',
      });
      checkTarget(`${page} LCP relative to the client-rendered page`, ratio(2), {
        max: targets.paint.clientRendered,
        digits: 2,
        unit: ' ×',
      });
      results[page] = { variants, paints };
    }
  } finally {
    for (const { close } of proxies) close();
  }
  return results;
}

async function firstInteractions(site: URL) {
  console.log('\nInteraction right after the first paint, slow 3G, CPU slowdown 4, medians');
  const { chromium: driver } = await import('@playwright/test');
  const phone = await driver.launch({ executablePath: browser, args: CHROMIUM_ARGUMENTS });
  const results: Record<string, unknown> = {};
  try {
    for (const interaction of interactions) {
      const all = [];
      for (const _round of rounds) all.push(await measureFirstInteraction(phone, site.origin, interaction));
      const { effectMs, feedbackMs, downloadMs } = medians(all, ['effectMs', 'feedbackMs', 'downloadMs']);
      console.log(
        `${interaction.path} ${interaction.name}  effect ${rounded(effectMs)} ms, feedback ${rounded(feedbackMs)} ms, plain download ${rounded(downloadMs)} ms`,
      );
      const name = `${interaction.path} ${interaction.name}`;
      checkTarget(`${name}: visible feedback`, feedbackMs, {
        max: targets.interaction.feedback,
        unit: ' ms',
      });
      if (!interaction.isNative) {
        const ratio = median(all.map((times) => times.effectMs / times.downloadMs));
        checkTarget(`${name}: effect relative to the plain download`, ratio, {
          max: targets.interaction.effect,
          digits: 2,
          unit: ' ×',
        });
      }
      results[name] = all;
    }
  } finally {
    await phone.close();
  }
  return results;
}

async function laterPresses(site: URL) {
  console.log('\nInteraction 1, 3 and 6 s after the first paint, local network, CPU slowdown 4, medians');
  const { chromium: driver } = await import('@playwright/test');
  const phone = await driver.launch({ executablePath: browser, args: CHROMIUM_ARGUMENTS });
  const results: Record<string, unknown> = {};
  try {
    for (const interaction of laterInteractions) {
      const name = `${interaction.path} ${interaction.name}`;
      const tasks: number[] = [];
      for (const waitMs of laterTimes) {
        const all = [];
        for (const _round of rounds)
          all.push(await measureFirstInteraction(phone, site.origin, interaction, waitMs));
        const { effectMs, longestTaskMs } = medians(all, ['effectMs', 'longestTaskMs']);
        checkTarget(`${name} after ${waitMs / 1000} s`, effectMs, {
          max: targets.interaction.feedback,
          unit: ' ms',
        });
        tasks.push(longestTaskMs);
        results[`${name} ${waitMs}`] = all;
      }
      checkTarget(`${name}: longest task`, Math.max(...tasks), { max: targets.longestTask, unit: ' ms' });
    }
  } finally {
    await phone.close();
  }
  return results;
}

async function transferredBytes(site: URL) {
  console.log('\nFirst visit to /, until 10 s without transfers, brotli, headers included');
  const visit = await measureFirstVisit(browser, `${site.origin}/`);
  for (const { url, type, bytes: size } of visit.files) {
    console.log(`    ${String(size).padStart(7)} ${type.padEnd(10)} ${url.replace(site.origin, '')}`);
  }
  console.log(
    `  ${Object.entries(visit.byType)
      .map(([type, size]) => `${type} ${size}`)
      .join(', ')}`,
  );
  checkTarget('transfer', visit.total, { max: transferBudgets.total, unit: ' B' });
  const html = await compressedSize(`${site.origin}/`, 'gzip');
  checkTarget('HTML of /, gzip', html, { max: transferBudgets.html, unit: ' B' });
  return { ...visit, html, htmlBrotli: await compressedSize(`${site.origin}/`, 'br') };
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
    const response = await fetch(site.origin + page); // The first request fills the cache of pages.
    if (!response.ok) throw new Error(`${page}: status ${response.status}. Build the site first.`);
  }
  if (parts.has('press')) results['press'] = await firstInteractions(site);
  if (parts.has('later')) results['later'] = await laterPresses(site);
  if (parts.has('bytes')) results['bytes'] = await transferredBytes(site);
  if (parts.has('simulated')) results['simulated'] = await auditScores(site, 'simulate');
  if (parts.has('applied')) results['applied'] = await auditScores(site, 'devtools');
  if (parts.has('cpu')) results['cpu'] = await slowProcessor(site);
  if (parts.has('paint')) results['paint'] = await compareVariants(site);
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
if (values.json !== undefined)
  await writeFile(values.json, JSON.stringify({ targets, missed: missedTargets, ...results }, null, 1));
console.log(
  missedTargets.length === 0 ? '\nEvery target is met.' : `\nMissed:\n  ${missedTargets.join('\n  ')}`,
);
process.exit(missedTargets.length === 0 ? 0 : 1);
