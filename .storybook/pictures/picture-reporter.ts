import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import baseline from './baseline.json' with { type: 'json' };
import { findStale } from './find-stale.js';
import { isPacked, packPicture } from './pack-picture.js';
import { pictureFolder, PICTURED, pictureName } from './picture-path.js';
import { pictureReport } from './picture-report.js';
import { readDifference } from './read-difference.js';
import { storyName } from './story-name.js';

const UPDATE = 'npm run stories:update';
const REPORT = path.join('dist', 'pictures', 'index.html');

/** Keeps the baseline beside a run of the stories: packs and tidies it on an update, else shows what differs. */
export class PictureReporter implements Reporter {
  private updating = false;
  private someOnly = false;

  onInit(vitest: Vitest) {
    this.updating = vitest.config.snapshotOptions.updateSnapshot === 'all';
    this.someOnly = vitest.config.testNamePattern !== undefined;
    vitest.provide('pictures', {
      updating: this.updating,
      inCi: process.env['CI'] === 'true',
    });
  }

  onTestRunEnd(all: readonly TestModule[]) {
    const modules = all.filter(({ project }) => PICTURED.includes(project.name));
    const stale = this.someOnly ? [] : findStale(modules);
    if (this.updating) update(modules, stale);
    else compare(modules, stale);
  }
}

const testsOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));

function update(modules: readonly TestModule[], stale: readonly string[]) {
  for (const file of stale) rmSync(file);
  let drawn = 0;
  for (const { module, test } of testsOf(modules)) {
    const { storyId = '' } = test.meta();
    const file = path.join(
      pictureFolder(module.relativeModuleId),
      pictureName(storyName(storyId), module.project.name),
    );
    const picture = existsSync(file) ? readFileSync(file) : undefined;
    if (!picture || isPacked(picture)) continue;
    writeFileSync(file, packPicture(picture));
    drawn += 1;
  }
  console.log(`Pictures drawn: ${drawn}. Removed: ${stale.length === 0 ? 'none' : stale.join(', ')}`);
}

function compare(modules: readonly TestModule[], stale: readonly string[]) {
  const metas = testsOf(modules).map(({ test }) => test.meta());
  const uncompared = metas.find((meta) => meta.uncompared !== undefined)?.uncompared;
  if (uncompared !== undefined)
    console.log(`Pictures are not compared: drawn by ${baseline.drawnBy}, and this is ${uncompared}.`);
  const missing = metas.filter((meta) => meta.missing).length;
  if (missing > 0) console.log(`Stories without a picture: ${missing}. Draw them: ${UPDATE}`);

  const differences = testsOf(modules).flatMap(({ module, test }) => readDifference(module, test) ?? []);
  if (differences.length > 0) {
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, pictureReport(differences, UPDATE));
    const names = differences.map(({ title, theme }) => `  ${title} (${theme})`).join('\n');
    console.error(
      `\nPictures that differ or are missing: ${differences.length}. See them in ${REPORT}\n${names}\n`,
    );
  }
  if (stale.length > 0) {
    console.error(`\nPictures without a story: ${stale.join(', ')}\nRemove them: ${UPDATE}\n`);
    process.exitCode = 1;
  }
}
