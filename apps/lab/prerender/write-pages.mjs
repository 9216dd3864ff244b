// @ts-check
// Writes the laboratory's pages into dist/pages, each experiment at its start: node prerender/write-pages.mjs, after the
// builds of lab and web. The server reads them from there (apps/api/src/pages).
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { headTags } from '@zarra/tools/prerender/head-tags';
import { themeScript } from '@zarra/ui-kit';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = path.join(here, '../dist');
const cache = path.join(here, '../../../node_modules/.cache/zarra-lab');

await build({
  configFile: path.join(here, '../vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
});
const bundle = pathToFileURL(path.join(cache, 'prerender.js')).href;
const { stdout } = await promisify(execFile)(
  process.execPath,
  [path.join(here, 'render-pages.mjs'), bundle],
  {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 28,
  },
);
/** @type {import('../src/prerender.js').RenderedPage[]} */
const pages = JSON.parse(stdout);

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
const template = await readFile(path.join(dist, 'index.html'), 'utf8');
// The font is the site's own file: who comes from the site has it.
const site = path.join(here, '../../web/dist');
const styles = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(
  await readFile(path.join(site, 'index.html'), 'utf8'),
);
if (!styles?.[1]) throw new Error('The site names no stylesheet: build it first.');
const fonts = await readFile(path.join(site, styles[1]), 'utf8');

/**
 * A page that can be read before its program runs: its styles stand in it.
 * @param {import('../src/prerender.js').RenderedPage} page
 */
function pageHtml({ slug, title, description, html, css, script }) {
  const address = slug === '' ? '/tajriba' : `/tajriba/${slug}`;
  const program = manifest[`src/experiments/${slug}/lab.ts`]?.file;
  const ahead = program ? `<link rel="modulepreload" crossorigin href="/tajriba/${program}">` : '';
  const head = headTags({ description, address }, `${title} | Zarra`);
  return template
    .replace(/<meta\s+name="description"[\s\S]*?>/, '')
    .replace(/<title>[\s\S]*?<\/title>/, () => `${head}\n<style>${fonts}${css}</style>${ahead}`)
    .replace(/<meta charset="utf-8"\s*\/?>/, `$&<script>${themeScript}</script>`)
    .replace(slug === '' ? /<script type="module"[^>]*><\/script>/ : /$^/, '')
    .replace(
      /<div id="root"><\/div>/,
      () => `<div id="root">${html}</div>${script === '' ? '' : `<script>${script}</script>`}`,
    );
}

await rm(path.join(dist, 'pages'), { recursive: true, force: true });
await mkdir(path.join(dist, 'pages/tajriba'), { recursive: true });
for (const page of pages) {
  const written = pageHtml(page);
  await writeFile(
    path.join(dist, 'pages', page.slug === '' ? 'tajriba.html' : `tajriba/${page.slug}.html`),
    written,
  );
  console.log(`/tajriba/${page.slug}: ${gzipSync(written, { level: 9 }).length} bytes of HTML (gzip)`);
}
