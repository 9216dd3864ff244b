// @ts-check
// node tools/budget/weigh-folder.mjs dist/storybook 12e6: says how many bytes the files of a folder hold, as they lie and as
// they travel (gzip -9 of each), and fails when those that travel are too many.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [folder = '', most = ''] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
const lying = files.reduce((sum, file) => sum + file.length, 0);
const travelling = files.reduce(
  (sum, file) => sum + Math.min(file.length, gzipSync(file, { level: 9 }).length),
  0,
);
const verdict = `${folder}: ${travelling} of ${Number(most)} bytes (${lying} before gzip)`;
// A limit that is no number is never kept.
if (travelling <= Number(most)) console.log(verdict);
else {
  console.error(`${verdict}: over budget.`);
  process.exitCode = 1;
}
