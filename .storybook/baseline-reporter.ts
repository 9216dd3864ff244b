import { existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { baselineFile, baselineFolder, baselineName, COMPARED_RUNS } from './baseline-path.js';
import drawnBy from './drawn-by.json' with { type: 'json' };
import { findStale } from './find-stale.js';

const UPDATE = 'npm run stories:update';

/** Removes stale baselines and packs new ones on an update; otherwise reports baselines that are stale or missing. */
export class BaselineReporter implements Reporter {
  private updating = false;
  private someOnly = false;

  onInit(vitest: Vitest) {
    this.updating = vitest.config.snapshotOptions.updateSnapshot === 'all';
    this.someOnly = vitest.config.testNamePattern !== undefined;
    vitest.provide('baseline', { updating: this.updating, inCi: process.env['CI'] === 'true' });
  }

  async onTestRunEnd(all: readonly TestModule[]) {
    const modules = all.filter(({ project }) => COMPARED_RUNS.includes(project.name));
    const stale = this.someOnly ? [] : findStale(modules);
    if (this.updating) {
      for (const file of stale) rmSync(file);
      const packed = await Promise.all(baselinesOf(modules).map(pack));
      const removed = stale.length === 0 ? 'none' : stale.join(', ');
      console.log(`Baselines drawn: ${packed.filter(Boolean).length}. Removed: ${removed}`);
    } else report(modules, stale);
  }
}

const testsOf = (module: TestModule) => [...module.children.allTests()];

const baselinesOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) =>
    testsOf(module).map((test) =>
      path.join(
        baselineFolder(module.relativeModuleId),
        baselineFile(baselineName(test.meta().storyId ?? ''), module.project.name),
      ),
    ),
  );

/** Maximum difference of a colour by a palette, of 255: the comparison allows about ten. */
const MAX_PALETTE_ERROR = 6;

/**
 * Compresses a file that Vitest has drawn: a palette takes about half the size. A picture with many shades keeps them.
 * @returns whether the file has changed
 */
async function pack(file: string) {
  if (!existsSync(file)) return false;
  const drawn = await readFile(file);
  if ((await sharp(drawn).metadata()).isPalette) return false;
  const pixelsOf = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
  const reduced = await sharp(drawn).png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  const [pixels, reducedPixels] = await Promise.all([pixelsOf(drawn), pixelsOf(reduced)]);
  const isSimilar = pixels.every(
    (value, index) => Math.abs(value - (reducedPixels[index] ?? 0)) <= MAX_PALETTE_ERROR,
  );
  const packed = isSimilar ? reduced : await sharp(drawn).png({ compressionLevel: 9 }).toBuffer();
  await writeFile(file, packed);
  return !packed.equals(drawn);
}

function report(modules: readonly TestModule[], stale: readonly string[]) {
  const metas = modules.flatMap(testsOf).map((test) => test.meta());
  const otherBrowser = metas.find((meta) => meta.otherBrowser !== undefined)?.otherBrowser;
  if (otherBrowser !== undefined)
    console.log(`Baselines are not compared: ${drawnBy.browser} drew them, and this is ${otherBrowser}.`);
  const missing = metas.filter((meta) => meta.missing).length;
  if (missing > 0) console.log(`Stories without a baseline: ${missing}. Draw them: ${UPDATE}`);
  if (stale.length > 0) {
    console.error(`\nBaselines without a story: ${stale.join(', ')}\nRemove them: ${UPDATE}\n`);
    process.exitCode = 1;
  }
}
