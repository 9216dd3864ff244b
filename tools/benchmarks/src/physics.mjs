// @ts-check
// node tools/benchmarks/src/physics.mjs [--ci]     (after the build of physics)
// How exact and how fast the models are, beside the engines others use: the figures of the laboratory. `--ci`: without the
// others, with the floors a slow shared machine keeps. Ends with 1 when a figure is missed.
import { parseArgs } from 'node:util';
import { benchGas, benchQuantum, benchWave } from './physics/fields.mjs';
import { Report } from './physics/measure.mjs';
import { benchDoublePendulum, benchPendulum } from './physics/pendulums.mjs';

const { values } = parseArgs({ options: { ci: { type: 'boolean', default: false } } });
const report = new Report();

await benchPendulum(report, !values.ci);
benchDoublePendulum(report);
benchGas(report, values.ci ? 6_000 : 15_000);
benchWave(report, values.ci ? 800 : 2_000);
benchQuantum(report, values.ci ? 5_000 : 15_000);

if (report.missed.length > 0) {
  console.log(`\nMissed: ${report.missed.join('; ')}`);
  process.exitCode = 1;
}
