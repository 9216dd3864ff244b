// A project outside the workspace that uses the libraries as they are published.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { readManifest, root } from '../libraries.js';

export interface Consumer {
  readonly name: string;
  /** Its folder in `consumers`. */
  readonly folder: string;
  /** Element that its page must show. */
  readonly expected?: {
    readonly role: Parameters<Page['getByRole']>[0];
    readonly name: string;
    /** Computed background, where the consumer's own theme decides it. */
    readonly background?: string;
  };
  /** Versions to try instead of the workspace's. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** React's development build reports what the other one does not. Vite sets another mode for this process. */
const env = { ...process.env, NODE_ENV: 'development' };
const run = promisify(execFile);
/** A page with two of these breaks: hooks and styles are kept by the module. */
const ONE_ONLY = ['react', 'react-dom', 'styled-components', 'react-router', '@tanstack/react-query'];
/** How programs find modules: those of Node, and those of bundlers. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

/**
 * Installs as an outsider would, with strict peers: the libraries from the registry at their newest versions, others at the
 * versions that this workspace is tested with, from npm's cache as far as it has them.
 */
async function install(folder: string, registry: string, versions: Consumer['versions'] = {}): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const wanted of [manifest['dependencies'], manifest['devDependencies']])
    for (const name of Object.keys(wanted ?? {}))
      if (wanted && !name.startsWith('@zarra/'))
        wanted[name] = versions[name] ?? readManifest(path.join(root, 'node_modules', name)).version;
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(folder, '.npmrc'), `@zarra:registry=${registry}\n`);
  const options = ['--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'];
  const { stderr } = await run('npm', ['install', ...options], { cwd: folder, env });
  assert.doesNotMatch(stderr, /peer|ERESOLVE|deprecated/i);
  const lockfile = readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const places = Object.keys((JSON.parse(lockfile) as { packages: object }).packages);
  for (const name of ONE_ONLY) {
    const installed = places.filter((place) => place.endsWith(`node_modules/${name}`));
    assert.ok(installed.length <= 1, `${name} is installed more than once: ${installed.join(', ')}`);
  }
}

/** Opens the built page in both themes: it shows what it should, the console has no error, axe finds nothing. */
async function openPage(browser: Browser, folder: string, expected: Consumer['expected']): Promise<void> {
  if (!expected) return;
  const { role, name, background } = expected;
  const site = await preview({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await page.route('**/api/simulators/', (route) =>
      route.fulfill({ path: path.join(folder, 'simulators.json') }),
    );
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    const element = page.getByRole(role, { name, exact: true });
    await element.waitFor({ timeout: 15_000 });
    const colour = await element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
    if (background && colorScheme === 'light') assert.equal(colour, background);
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual([...faults, ...violations.map(({ id, help }) => `${id}: ${help}`)], [], colorScheme);
    await context.close();
  }
  await site.close();
}

/** Copies a consumer to a new folder, installs, builds, type-checks (declarations of all packages included) and opens it. */
export async function tryConsumer(
  { folder: source, expected, versions }: Consumer,
  { folder, registry, browser }: { folder: string; registry: string; browser: Browser },
): Promise<void> {
  cpSync(path.join(import.meta.dirname, '../consumers', source), folder, { recursive: true });
  await install(folder, registry, versions);
  await run('npm', ['run', 'build'], { cwd: folder, env });
  const tsc = [path.join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder, '--noEmit'];
  for (const [module, resolution] of RESOLUTIONS) {
    const options = ['--skipLibCheck', 'false', '--module', module, '--moduleResolution', resolution];
    await run(process.execPath, [...tsc, ...options], { cwd: folder });
  }
  await openPage(browser, folder, expected);
}
