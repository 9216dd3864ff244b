// @ts-check
// npm test: everything. Each step shows its progress; what failed is repeated at the end; the last line says how many passed.
import { ensureDependencies, say } from './prepare.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs';
import { runKeepingEnd as run } from './run-keeping-end.mjs';

ensureDependencies();
const chromium = await findChromium();
// Tasks are cached by the browser they ran in, whoever starts them.
if (chromium) process.env['CHROMIUM_PATH'] = chromium;
const inCi = process.env['CI'] === 'true';

/** @param {string[]} targets */
const nx = (...targets) => run('npx', ['nx', 'run-many', '-t', ...targets, '--outputStyle=static']);

/** @type {{ name: string, browser?: true, work: () => ReturnType<typeof run> }[]} */
const steps = [
  { name: 'Format', work: () => run('npx', ['prettier', '--check', '--log-level=warn', '.']) },
  { name: 'Build with byte budgets', work: () => nx('build') },
  { name: 'Types and lint', work: () => nx('typecheck', 'lint') },
  { name: 'Unit and integration tests', work: () => nx('test') },
  { name: 'Figures of physics', work: () => run('node', ['tools/bench/physics.mjs', '--ci']) },
  { name: 'Unused code', work: () => run('npx', ['knip']) },
  { name: 'Packages', work: () => run('node', ['tools/packages/check.mjs']) },
  { name: 'Stories in Chromium', browser: true, work: () => nx('stories') },
  { name: 'Journeys in Chromium', browser: true, work: () => nx('e2e') },
];
if (inCi)
  steps.push({
    name: 'Kills of the server, packages in projects outside',
    browser: true,
    work: () => nx('prove'),
  });

/** @type {{ name: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number, end?: string }[]} */
const results = [];
for (const [index, { name, browser, work }] of steps.entries()) {
  say(`${index + 1}/${steps.length} ${name}`);
  if (browser && !chromium) {
    console.log(HOW_TO_GET_CHROMIUM);
    results.push({ name, outcome: inCi ? 'failed' : 'skipped', seconds: 0 });
    continue;
  }
  const began = performance.now();
  const { succeeded, end } = await work();
  const seconds = Math.round((performance.now() - began) / 1000);
  results.push({ name, outcome: succeeded ? 'passed' : 'failed', seconds, ...(!succeeded && { end }) });
}

for (const { name, end } of results) if (end) say(`How "${name}" ended\n${end}`);
say('Results');
for (const { name, outcome, seconds } of results) console.log(`${outcome.padEnd(8)} ${name} (${seconds} s)`);
const count = (/** @type {string} */ outcome) =>
  results.filter((result) => result.outcome === outcome).length;
console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(count('failed') > 0 ? 1 : 0);
