// @ts-check
// npm run physics -w @zarra/benchmarks -- [--ci]
// How exact and how fast the models are, beside the engines others use: the figures of the laboratory. Speeds are of
// processor time, beside a stencil measured in the same run. `--ci`: without the other engines and without the speeds that
// depend on the machine. Ends with 1 when a figure is missed.
import { parseArgs } from 'node:util';
import { benchGas, benchQuantum, benchWave } from './physics/fields.mjs';
import { Report } from './physics/measure.mjs';
import { benchDoublePendulum, benchPendulum } from './physics/pendulums.mjs';

const { values } = parseArgs({ options: { ci: { type: 'boolean', default: false } } });
const report = new Report();

await benchPendulum(report, !values.ci);
benchDoublePendulum(report);
benchGas(report, { ratio: 2.5, ...(!values.ci && { perSecond: 15_000 }) });
benchWave(report, { ratio: 0.3, ...(!values.ci && { perSecond: 2_000 }) });
benchQuantum(report, { ratio: 2.5, ...(!values.ci && { perSecond: 15_000 }) });

if (report.missed.length > 0) {
  console.log(`\nMissed: ${report.missed.join('; ')}`);
  process.exitCode = 1;
}
