// @ts-check
// Writes the site's pages into dist/pages, rendered from the content: node prerender/write-pages.mjs, after the builds of
// web and api. The server reads them from there (apps/api/src/http).
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { withContentApi } from './content-api.mjs';
import { livePage, plainPage, readTemplate } from './page-html.mjs';

const here = import.meta.dirname;
const dist = path.join(here, '../dist');
const cache = path.join(here, '../../../node_modules/.cache/zarra-prerender');
const run = promisify(execFile);

/** Most bytes of the first page's HTML: one round trip. */
const FIRST_PAGE = 14_000;

async function buildServerEntry() {
  await build({
    configFile: path.join(here, '../vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
  });
  return pathToFileURL(path.join(cache, 'prerender.js')).href;
}

/** @returns {Promise<string>} the early script, small and in one piece */
async function buildEarlyScript() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@zarra/source'] },
    build: {
      write: false,
      lib: { entry: path.join(here, '../src/start/early.ts'), formats: ['iife'], name: 'early' },
    },
  });
  const [{ output }] = /** @type {[import('vite').Rollup.RollupOutput]} */ (built);
  return output[0].code.trim();
}

/** @param {string} address */
const fileOf = (address) => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const topic = searchParams.get('topic');
  if (topic) return `${pathname.slice(1)}/${topic}.html`;
  return pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;
};

/** @param {string} address @param {string} html */
async function write(address, html) {
  const file = path.join(dist, 'pages', fileOf(address));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

/**
 * @param {string} state
 * @returns {Promise<string>} its address
 */
async function writeState(state) {
  const name = `assets/state-${createHash('sha256').update(state).digest('base64url').slice(0, 8)}.json`;
  const file = path.join(dist, name);
  await writeFile(file, state);
  await writeFile(`${file}.br`, brotliCompressSync(state));
  await writeFile(`${file}.gz`, gzipSync(state, { level: 9 }));
  return `/${name}`;
}

const [bundle, early, index] = await Promise.all([
  buildServerEntry(),
  buildEarlyScript(),
  readFile(path.join(dist, 'index.html'), 'utf8'),
]);
/** @type {typeof import('../src/prerender.js')} */
const { fullTitle, shellMeta, plainPages, screensWithPages } = await import(bundle);
/** @type {Record<string, { file: string }>} */
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const template = readTemplate(index);
const css = await readFile(path.join(dist, template.styles), 'utf8');

await rm(path.join(dist, 'pages'), { recursive: true, force: true });
for (const meta of Object.values(plainPages))
  await write(meta.address, plainPage(template.shell, meta, fullTitle(meta)));
await write('/shell', plainPage(template.shell, shellMeta, fullTitle(shellMeta)));

await withContentApi((origin) =>
  Promise.all(
    screensWithPages.map(async (name) => {
      const script = path.join(here, 'render-screen.mjs');
      const { stdout } = await run(process.execPath, [script, bundle, name, origin], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 2 ** 28,
      });
      /** @type {({ address: string } & import('../src/prerender.js').RenderedPage)[]} */
      const pages = JSON.parse(stdout);
      const screen = `/${manifest[`src/screens/${name}-screen.tsx`]?.file ?? ''}`;
      for (const page of pages) {
        const state = await writeState(page.state);
        const written = await livePage(template, page, { css, early, screen, state });
        await write(page.address, written);
        // Without a topic the first lesson is shown.
        if (name === 'lessons' && page === pages[0]) await write('/learn', written);
      }
      console.log(`${name}: ${pages.length} pages`);
    }),
  ),
);

const firstPage = gzipSync(await readFile(path.join(dist, 'pages/index.html')), { level: 9 }).length;
console.log(`HTML of /: ${firstPage} of ${FIRST_PAGE} bytes (gzip)`);
if (firstPage > FIRST_PAGE) throw new Error('The first page does not fit into one round trip.');
