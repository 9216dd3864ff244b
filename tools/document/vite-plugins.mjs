// @ts-check
// What the builds of both apps share: identical class names in the browser and on the server, and static pages.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Stands in static pages for the public origin of the site, which only the running server knows. */
export const SITE_URL = '%SITE_URL%';

/** The server entry: nothing of it is sent. */
export const SERVER_ENTRY = /(?:^|\/)render\.js$/;

/** Component ids follow from file and position, so the browser and the server agree on every class name. */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/**
 * Shortens the component ids: they stand on every element, and random letters do not compress.
 * @returns {import('vite').Plugin}
 */
export function shortComponentIds() {
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
 * The build of a server entry: one module that holds everything it needs.
 * @param {string} input
 * @param {string[]} conditions
 * @returns {import('vite').EnvironmentOptions}
 */
export const serverEnvironment = (input, conditions) => ({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions, noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { input: { render: input }, output: { codeSplitting: false } },
  },
});

/**
 * Writes the pages whose content is known at build time, `staticPages` of the server entry, into `dist/pages`. The server
 * reads them from there (apps/api/src/pages).
 * @param {string} dist
 * @returns {import('vite').Plugin}
 */
export const writeStaticPages = (dist) => ({
  name: 'zarra:static-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    /** @type {{ staticPages: (siteUrl: string) => Promise<Record<string, object>> }} */
    const { staticPages } = await import(pathToFileURL(path.join(dist, 'server/render.js')).href);
    await rm(path.join(dist, 'pages'), { recursive: true, force: true });
    for (const [name, page] of Object.entries(await staticPages(SITE_URL))) {
      const file = path.join(dist, 'pages', `${name}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(page));
    }
  },
});

/**
 * Gives a module that is imported with `?inline-script` as the text of one minified script.
 * @returns {import('vite').Plugin}
 */
export const inlineScript = () => ({
  name: 'zarra:inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { build } = await import('vite');
      const entry = id.replace('?inline-script', '');
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { conditions: ['@zarra/source'] },
        build: { write: false, lib: { entry, formats: ['iife'], name: 'inlineScript' } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error(`${entry} gives no script.`);
      return `export default ${JSON.stringify(output.output[0].code.trim())};`;
    },
  },
});
