// Checks a project outside the workspace that uses the published libraries.
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
  /** Versions of its packages that replace the workspace's. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** React's development build reports more errors. Vite sets another mode for this process. */
const env = { ...process.env, NODE_ENV: 'development' };
const run = promisify(execFile);
/** Module resolution of Node and of bundlers: `module`, `moduleResolution`. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

/**
 * Installs with strict peers: the libraries at their newest versions from the registry, other packages at the versions of the
 * consumer or of this workspace, from npm's cache when it has them. Each dependency of the consumer is installed once: a second
 * copy is a second download, with separate hooks, styles, stores and error classes.
 */
async function install(folder: string, registry: string, versions: Consumer['versions'] = {}): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const ranges of [manifest['dependencies'], manifest['devDependencies']])
    for (const name of Object.keys(ranges ?? {}))
      if (ranges && !name.startsWith('@zarra/'))
        ranges[name] = versions[name] ?? readManifest(path.join(root, 'node_modules', name)).version;
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(folder, '.npmrc'), `@zarra:registry=${registry}\n`);
  const options = ['--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'];
  const { stderr } = await run('npm', ['install', ...options], { cwd: folder, env });
  assert.doesNotMatch(stderr, /peer|ERESOLVE|deprecated/i);
  const lockfile = readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const packagePaths = Object.keys((JSON.parse(lockfile) as { packages: object }).packages);
  for (const name of Object.keys(manifest['dependencies'] ?? {}))
    assert.deepEqual(
      packagePaths.filter((packagePath) => packagePath.endsWith(`node_modules/${name}`)),
      [`node_modules/${name}`],
    );
}

/** Opens the built page in both themes: it shows the expected element, the console has no error, axe finds no violation. */
async function checkPage(browser: Browser, folder: string, expected: Consumer['expected']): Promise<void> {
  if (!expected) return;
  const { role, name, background } = expected;
  const site = await preview({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    // Ends only a page that hangs: its time depends on the load of the machine.
    context.setDefaultTimeout(240_000);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.route('**/api/simulators/', (route) =>
      route.fulfill({ path: path.join(folder, 'simulators.json') }),
    );
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    const element = page.getByRole(role, { name, exact: true });
    await element.waitFor();
    const colour = await element.evaluate((node) => getComputedStyle(node).backgroundColor);
    if (background && colorScheme === 'light') assert.equal(colour, background);
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual([...errors, ...violations.map(({ id, help }) => `${id}: ${help}`)], [], colorScheme);
    await context.close();
  }
  await site.close();
}

/** Copies a consumer to a new folder, installs, builds, type-checks (with the declarations of all packages) and opens it. */
export async function checkConsumer(
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
  await checkPage(browser, folder, expected);
}
