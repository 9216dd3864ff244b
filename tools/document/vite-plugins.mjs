// @ts-check
// What the builds of both apps share: files for the browser, a server entry with the same class names, and static pages.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Stands in static pages for the public origin of the site, which only the running server knows. */
const SITE_URL = '%SITE_URL%';

/** Component ids follow from file and position, so the browser and the server agree on every class name. */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/**
 * Shortens the component ids: they stand on every element, and random letters do not compress.
 * @returns {import('vite').Plugin}
 */
function shortComponentIds() {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} id */
  const shorten = (id) => {
    const number = createHash('sha256').update(id).digest().readUInt32BE() % 36 ** 4;
    const short = `s${number.toString(36)}`;
    if ((known.get(short) ?? id) !== id)
      throw new Error(`Two components share the id ${short}; rename the file of one.`);
    known.set(short, id);
    return short;
  };
  return {
    name: 'zarra:short-component-ids',
    apply: 'build',
    sharedDuringBuild: true,
    transform: {
      order: 'post',
      filter: { code: 'componentId' },
      handler: (code) => ({ code: code.replaceAll(/\bsc-[a-z0-9]+-\d+\b/g, shorten), map: null }),
    },
  };
}

/**
 * Restricts a plugin to the build for the browser.
 * @param {import('vite').Plugin} plugin @returns {import('vite').Plugin}
 */
export const browserOnly = (plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' });

/**
 * Writes the pages whose content is known at build time, `staticPages` of the server entry, into a file beside the entry.
 * The server reads them from there (apps/api/src/pages).
 * @returns {import('vite').Plugin}
 */
const writeStaticPages = () => ({
  name: 'zarra:static-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    const { config } = this.environment;
    const folder = path.resolve(config.root, config.build.outDir);
    /** @type {{ staticPages: (siteUrl: string) => object }} */
    const { staticPages } = await import(pathToFileURL(path.join(folder, 'render.js')).href);
    await writeFile(path.join(folder, 'pages.json'), JSON.stringify(await staticPages(SITE_URL)));
  },
});

/**
 * Gives a module that is imported with `?inline-script` as the text of one minified script.
 * @returns {import('vite').Plugin}
 */
const inlineScript = () => ({
  name: 'zarra:inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const entry = id.replace('?inline-script', '');
      const built = await build({
        configFile: false,
        // Not a warning for each 'use client'.
        logLevel: 'error',
        resolve: { conditions: ['@zarra/source'] },
        build: { write: false, lib: { entry, formats: ['iife'], name: 'inlineScript' } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error(`${entry} gives no script.`);
      return `export default ${JSON.stringify(output.output[0].code.trim())};`;
    },
  },
});

/** Libraries are linked by their sources (docs/decisions/0002). */
const SOURCE = '@zarra/source';

/**
 * The build of an app whose pages are rendered: first its files for the browser, then the server entry
 * `server/render.tsx`, which reads their names from the manifest. The entry is one module that holds everything it needs.
 * @param {object} options
 * @param {import('vite').Rolldown.CodeSplittingGroup[]} options.groups modules that share a file
 * @param {import('vite').Plugin[]} options.plugins of this app alone
 * @returns {import('vite').UserConfig}
 */
export const pagesBuild = ({ groups, plugins }) => ({
  oxc: { plugins: { styledComponents } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      resolve: { conditions: [SOURCE, ...defaultClientConditions] },
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: [SOURCE, ...defaultServerConditions], noExternal: true },
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: { render: 'server/render.tsx' }, output: { codeSplitting: false } },
      },
    },
  },
  plugins: [
    react(),
    shortComponentIds(),
    inlineScript(),
    ...plugins,
    compression({
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      // The server entry is not sent.
      exclude: /(?:^|\/)render\.js$/,
    }),
    writeStaticPages(),
  ],
});
