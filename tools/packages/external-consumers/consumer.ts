// Checks a project outside the workspace that uses the published libraries.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { preview } from 'vite';
import { readManifest, root } from '../libraries.js';
import { writeReadmeFiles } from './readme-files.js';
import { startServer, type StartedServer } from './start-server.js';

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
    /** Text that appears after a click on the element. */
    readonly afterClick?: string;
  };
  /** Further checks of its page. */
  readonly check?: (browser: Browser, address: string) => Promise<void>;
  /** Copies the folder `shared`, the page of settings and its tests, to this folder of the project. */
  readonly shared?: string;
  /** A section of the README of ui-kit: the project has the files that it shows. */
  readonly readmeSection?: string;
  /**
   * The framework builds for production, checks types and serves the page by `npm start`; the page has its styles without
   * scripts. By default the page is the built files.
   */
  readonly framework?: boolean;
  /** Runs in the extended tests only. */
  readonly extended?: boolean;
  /** Versions of its packages that replace the workspace's. */
  readonly versions?: Readonly<Record<string, string>>;
}

type Expected = NonNullable<Consumer['expected']>;

/** React's development build reports more errors. Vite sets another mode for this process. */
const development = { ...process.env, NODE_ENV: 'development' };
/** Frameworks choose the mode by the command. */
const { NODE_ENV: _, ...withoutMode } = process.env;
const environment = { ...withoutMode, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
const consumers = path.join(import.meta.dirname, '../consumers');
const run = promisify(execFile);
/** Module resolution of Node and of bundlers: `module`, `moduleResolution`. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

const workspaceVersion = (name: string) => readManifest(path.join(root, 'node_modules', name)).version;

/**
 * Installs with strict peers: the libraries at their newest versions from the registry, other packages at the versions of the
 * consumer or, for `*`, of this workspace, from npm's cache when it has them. Each dependency of the consumer is installed once: a second
 * copy is a second download, with separate hooks, styles, stores and error classes.
 */
async function install(folder: string, registry: string, versions: Consumer['versions'] = {}): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const ranges of [manifest['dependencies'], manifest['devDependencies']])
    for (const [name, range] of Object.entries(ranges ?? {}))
      if (ranges && !name.startsWith('@zarra/'))
        ranges[name] = versions[name] ?? (range === '*' ? workspaceVersion(name) : range);
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(folder, '.npmrc'), `@zarra:registry=${registry}\n`);
  const options = ['--strict-peer-deps', '--prefer-offline', '--no-audit', '--no-fund'];
  const { stderr } = await run('npm', ['install', ...options], { cwd: folder, env: development });
  assert.doesNotMatch(stderr, /peer|ERESOLVE|deprecated/i);
  const lockfile = readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const packagePaths = Object.keys((JSON.parse(lockfile) as { packages: object }).packages);
  for (const name of Object.keys(manifest['dependencies'] ?? {}))
    assert.deepEqual(
      packagePaths.filter((packagePath) => packagePath.endsWith(`node_modules/${name}`)),
      [`node_modules/${name}`],
    );
}

/** Serves the built files of a consumer. */
async function serveFiles(folder: string): Promise<StartedServer> {
  const site = await preview({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const stop = () => site.close().then(() => '');
  return { address: site.resolvedUrls?.local[0] ?? '', stop };
}

const backgroundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Clicks until the effect is visible: before hydration a click has none. */
async function clickUntil(element: Locator, effect: Locator): Promise<void> {
  for (let attempt = 0; attempt < 20 && !(await effect.isVisible()); attempt += 1) {
    await element.click();
    await effect.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
  assert.ok(await effect.isVisible(), 'the click had no effect');
}

/** Opens the page without scripts: the styles of the server's HTML apply. */
async function checkServerStyles(browser: Browser, address: string, expected: Expected): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const element = page.getByRole(expected.role, { name: expected.name, exact: true });
  assert.equal(await backgroundOf(element), expected.background, 'without scripts');
  await context.close();
}

/** Opens the page in both themes: it shows the expected element, the console has no error, axe finds no violation. */
async function checkPage(browser: Browser, folder: string, address: string, expected: Expected) {
  const { role, name, background, afterClick } = expected;
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
    await page.goto(address);
    const element = page.getByRole(role, { name, exact: true });
    await element.waitFor();
    if (background && colorScheme === 'light') assert.equal(await backgroundOf(element), background);
    if (afterClick) await clickUntil(element, page.getByText(afterClick).first());
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual([...errors, ...violations.map(({ id, help }) => `${id}: ${help}`)], [], colorScheme);
    await context.close();
  }
}

/** Checks the types with the declarations of all packages. */
async function checkTypes(folder: string): Promise<void> {
  const tsc = [path.join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder, '--noEmit'];
  for (const [module, resolution] of RESOLUTIONS) {
    const options = ['--skipLibCheck', 'false', '--module', module, '--moduleResolution', resolution];
    await run(process.execPath, [...tsc, ...options], { cwd: folder });
  }
}

/** Copies a consumer to a new folder, installs, builds, type-checks and opens it. */
export async function checkConsumer(
  { folder: source, expected, check, versions, shared, readmeSection, framework = false }: Consumer,
  { folder, registry, browser }: { folder: string; registry: string; browser: Browser },
): Promise<void> {
  cpSync(path.join(consumers, source), folder, { recursive: true });
  if (shared !== undefined)
    cpSync(path.join(consumers, 'shared'), path.join(folder, shared), { recursive: true });
  await install(folder, registry, versions);
  if (readmeSection) writeReadmeFiles(folder, readmeSection);
  const env = framework ? environment : development;
  await run('npm', ['run', 'build'], { cwd: folder, env });
  if (!framework) await checkTypes(folder);
  if (!expected) return;
  const site = await (framework ? startServer(folder, env) : serveFiles(folder));
  try {
    if (framework) await checkServerStyles(browser, site.address, expected);
    await checkPage(browser, folder, site.address, expected);
    await check?.(browser, site.address);
  } finally {
    await site.stop();
  }
}
