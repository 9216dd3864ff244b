// @ts-check
// npm run physics -w @zarra/benchmarks -- [--ci]
// Accuracy and speed of the models, compared with other physics engines. Speeds are per second of processor time and relative to
// a stencil sweep in the same run. `--ci` omits the other engines and the speeds that depend on the machine. The exit code is 1
// when a target is missed.
import { parseArgs } from 'node:util';
import { benchmarkGas, benchmarkQuantum, benchmarkWave } from './physics/fields.mjs';
import { Report } from './physics/measure.mjs';
import { benchmarkDoublePendulum, benchmarkPendulum } from './physics/pendulums.mjs';

const { values } = parseArgs({ options: { ci: { type: 'boolean', default: false } } });
const report = new Report();

await benchmarkPendulum(report, !values.ci);
benchmarkDoublePendulum(report);
benchmarkGas(report, { ratio: 2.5, ...(!values.ci && { perSecond: 15_000 }) });
benchmarkWave(report, { ratio: 0.3, ...(!values.ci && { perSecond: 2_000 }) });
benchmarkQuantum(report, { ratio: 2.5, ...(!values.ci && { perSecond: 15_000 }) });

if (report.missed.length > 0) {
  console.log(`\nMissed: ${report.missed.join('; ')}`);
  process.exitCode = 1;
}
