// npm run lighthouse -w @zarra/benchmarks -- [--runs 5] [--pages /,/simulation,/learn]
//   [--parts press,later,simulated,applied,cpu,paint,bytes]
// Medians of Lighthouse's phone preset on the built site (build first), in a real Chromium. `simulated`, `applied`: the four
// scores, times and every audit below 1, with simulated and with applied throttling; `cpu`: blocking time with a CPU slowdown of
// 12; `paint`: largest contentful paint of the page unchanged, without scripts and client-rendered; `press`: an
// interaction right after the first paint on slow 3G with a CPU slowdown of 4; `later`: one 1, 3 and 6 s after the first paint on
// the local network, and the longest task, with the same slowdown; `bytes`: transfers of the first visit to /. Times need an idle
// machine.
import { transferBudgets } from '@zarra/build/byte-budgets';
import { findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { startVariantProxy, variants } from './site-variants.js';
import { auditPage, type AuditResult, type ImperfectAudit } from './audit-page.js';
import { interactions, laterInteractions, laterTimes, measureFirstInteraction } from './first-interaction.js';
import { compressedSize, measureFirstVisit } from './first-visit.js';
import { median, medians } from '../statistics.js';
import { checkTarget, compare, readOptions, run } from '../runner.js';
import { openBrowser } from '../browser.js';
import { startSite } from '../site.js';
import { targets } from './targets.js';

const values = readOptions({
  runs: 5,
  pages: '/,/simulation,/learn',
  parts: 'press,later,simulated,applied,cpu,paint,bytes',
});
const pages = values.pages.split(',');
const parts = new Set(values.parts.split(','));
const rounds = Array.from({ length: values.runs }, (_, index) => index + 1);

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
  console.log(`\nFour scores, times in ms, throttling ${method === 'simulate' ? 'simulated' : 'applied'}`);
  const others = { min: targets.others, digits: 0 };
  for (const page of pages) {
    console.log(page);
    const all: AuditResult[] = [];
    await compare(
      values.runs,
      async () => {
        const result = await auditPage(browser, site.origin + page, { method });
        all.push(result);
        return { ...result.scores, ...result.figures, machine: result.benchmark };
      },
      {
        ...{ performance: { min: targets.performance, digits: 0 }, accessibility: others },
        ...{ 'best-practices': others, seo: others, cls: { max: targets.cls, digits: 4 } },
        tbt: { max: targets.blocking[4] ?? 0, unit: ' ms' },
      },
    );
    printImperfect(all);
  }
}

async function slowProcessor(site: URL) {
  console.log('\nTimes in ms, CPU slowdown 12, throttling applied');
  for (const page of pages) {
    console.log(page);
    const options = { method: 'devtools', cpu: 12, onlyPerformance: true } as const;
    await compare(
      values.runs,
      async () => {
        const { fcp, lcp, tbt } = (await auditPage(browser, site.origin + page, options)).figures;
        return { fcp, lcp, tbt };
      },
      { tbt: { max: targets.blocking[12] ?? 0, unit: ' ms' } },
    );
  }
}

async function compareVariants(site: URL) {
  console.log('\nLargest contentful paint of the variants, ms, throttling applied');
  const origins = await Promise.all(variants.map((variant) => startVariantProxy(site, variant)));
  const options = { method: 'devtools', onlyPerformance: true } as const;
  for (const page of pages) {
    console.log(page);
    const target = (max: number) => ({ max, unit: ' ×' });
    await compare(
      values.runs,
      async () => {
        const paints = [];
        for (const origin of origins)
          paints.push((await auditPage(browser, origin + page, options)).figures.lcp);
        const [unchanged = NaN, withoutScripts = NaN, clientRendered = NaN] = paints;
        return {
          ...{ unchanged, 'without scripts': withoutScripts, 'client-rendered': clientRendered },
          '/ without scripts': unchanged / withoutScripts,
          '/ client-rendered': unchanged / clientRendered,
        };
      },
      {
        '/ without scripts': target(targets.paint.withoutScripts),
        '/ client-rendered': target(targets.paint.clientRendered),
      },
    );
  }
}

async function firstInteractions(site: URL) {
  console.log('\nInteraction right after the first paint, slow 3G, CPU slowdown 4, medians');
  const phone = await openBrowser();
  for (const interaction of interactions) {
    const all = [];
    for (const _round of rounds) all.push(await measureFirstInteraction(phone, site.origin, interaction));
    const { effectMs, feedbackMs, downloadMs } = medians(all, ['effectMs', 'feedbackMs', 'downloadMs']);
    const name = `${interaction.path} ${interaction.name}`;
    console.log(
      `${name}  effect ${rounded(effectMs)} ms, feedback ${rounded(feedbackMs)} ms, plain download ${rounded(downloadMs)} ms`,
    );
    checkTarget(`${name}: visible feedback`, feedbackMs, { max: targets.interaction.feedback, unit: ' ms' });
    if (interaction.isNative) continue;
    const ratio = median(all.map((times) => times.effectMs / times.downloadMs));
    checkTarget(`${name}: effect relative to the plain download`, ratio, {
      max: targets.interaction.effect,
      digits: 2,
      unit: ' ×',
    });
  }
}

async function laterInteractionsOf(site: URL) {
  console.log('\nInteraction 1, 3 and 6 s after the first paint, local network, CPU slowdown 4, medians');
  const phone = await openBrowser();
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
    }
    checkTarget(`${name}: longest task`, Math.max(...tasks), { max: targets.longestTask, unit: ' ms' });
  }
}

async function transferredBytes(site: URL) {
  console.log('\nFirst visit to /, until 10 s without transfers, brotli, headers included');
  const files = await measureFirstVisit(`${site.origin}/`);
  const byType: Record<string, number> = {};
  for (const { url, type, bytes } of files) {
    console.log(`    ${String(bytes).padStart(7)} ${type.padEnd(10)} ${url.replace(site.origin, '')}`);
    byType[type] = (byType[type] ?? 0) + bytes;
  }
  console.log('  ', byType);
  const total = Object.values(byType).reduce((all, bytes) => all + bytes, 0);
  checkTarget('transfer', total, { max: transferBudgets.total, unit: ' B' });
  const html = await compressedSize(`${site.origin}/`, 'gzip');
  checkTarget('HTML of /, gzip', html, { max: transferBudgets.html, unit: ' B' });
}

await run(async () => {
  const site = new URL((await startSite()).origin);
  for (const page of pages) {
    const response = await fetch(site.origin + page); // The first request fills the cache of pages.
    if (!response.ok) throw new Error(`${page}: status ${response.status}. Build the site first.`);
  }
  if (parts.has('press')) await firstInteractions(site);
  if (parts.has('later')) await laterInteractionsOf(site);
  if (parts.has('bytes')) await transferredBytes(site);
  if (parts.has('simulated')) await auditScores(site, 'simulate');
  if (parts.has('applied')) await auditScores(site, 'devtools');
  if (parts.has('cpu')) await slowProcessor(site);
  if (parts.has('paint')) await compareVariants(site);
});
