// npm run physics -w @zarra/benchmarks -- [--ci]
// Accuracy and speed of the models, compared with other physics engines. Speeds are per second of processor time and relative to
// a stencil sweep in the same run. `--ci` omits the other engines and the speeds that depend on the machine.
import { benchmarkGas, benchmarkQuantum, benchmarkWave } from './physics/fields.js';
import { benchmarkDoublePendulum, benchmarkPendulum } from './physics/pendulums.js';
import { run } from './runner.js';

const isCi = process.argv.includes('--ci');

await run(async () => {
  await benchmarkPendulum(!isCi);
  benchmarkDoublePendulum();
  benchmarkGas({ ratio: 2.5, perSecond: isCi ? 0 : 15_000 });
  benchmarkWave({ ratio: 0.3, perSecond: isCi ? 0 : 2_000 });
  benchmarkQuantum({ ratio: 2.5, perSecond: isCi ? 0 : 15_000 });
});
