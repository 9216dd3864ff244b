// node --import tsx tools/packages/check.ts [library …]: packs every library, or the named ones and their dependencies, and
// checks the tarballs. Prints a table; the exit code is 1 when there is an issue.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedReports, REPORT_COMMAND } from './api-reports.js';
import { exampleIssues } from './examples.js';
import { librariesFor } from './libraries.js';
import { packAll } from './pack.js';
import { contentIssues, typeIssues } from './package-issues.js';
import { preparePackages } from './prepare.js';

const into = mkdtempSync(path.join(tmpdir(), 'zarra-packages-'));
try {
  const prepared = await preparePackages(librariesFor(process.argv.slice(2)));
  const packs = packAll(
    prepared.map(({ folder }) => folder),
    into,
  );
  const examples = exampleIssues(packs, into);
  const changed = changedReports(prepared.map(({ library }) => library));
  const table: Record<string, Record<string, number>> = {};
  for (const packed of packs) {
    const source = prepared.find(({ library }) => library.name === packed.name)?.library.folder ?? '';
    const compiled = examples.get(packed.name);
    const issues = [
      ...(await contentIssues(packed, source)),
      ...(await typeIssues(packed)),
      ...(compiled?.issues ?? []),
      ...(changed.includes(packed.name) ? [`its API report differs: run ${REPORT_COMMAND}`] : []),
    ];
    table[packed.name] = {
      files: packed.files.length,
      'kB packed': Math.round(packed.bytes / 100) / 10,
      entries: Object.keys(packed.manifest.exports).length - 1,
      examples: compiled?.count ?? 0,
      issues: issues.length,
    };
    for (const issue of issues) console.error(`${packed.name}: ${issue}`);
    if (issues.length > 0) process.exitCode = 1;
  }
  console.table(table);
} finally {
  rmSync(into, { recursive: true, force: true });
}
