// @ts-check
// The build of an app with server rendering: the browser build, and the server entry with the same class names.
import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Component ids depend on file and position only, so browser and server generate the same class names. */
export const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

/**
 * Shortens the component ids: they are on every element, and random letters do not compress.
 * @returns {import('vite').Plugin}
 */
function shortComponentIds() {
  /** @type {Map<string, string>} */
  const idByShortName = new Map();
  /** @param {string} id */
  const shorten = (id) => {
    const number = createHash('sha256').update(id).digest().readUInt32BE() % 36 ** 4;
    const short = `s${number.toString(36)}`;
    if ((idByShortName.get(short) ?? id) !== id)
      throw new Error(`Two components share the id ${short}; rename the file of one.`);
    idByShortName.set(short, id);
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
 * Resolves imports with `?inline-script` to the source of the module as one minified script.
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
        // Suppresses a warning for each 'use client'.
        logLevel: 'error',
        resolve: { conditions: ['@zarra/source'] },
        build: { write: false, lib: { entry, formats: ['iife'], name: 'inlineScript' } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error(`${entry} has no output.`);
      return `export default ${JSON.stringify(output.output[0].code.trim())};`;
    },
  },
});

/** Export condition of library sources (docs/decisions/0002). */
const SOURCE_CONDITION = '@zarra/source';

/**
 * The build of an app with server rendering: first the browser build, then the server entry `server/render.tsx`, which
 * reads its file names from the manifest. The entry is bundled to a single module.
 * @param {object} options
 * @param {import('vite').Rolldown.CodeSplittingGroup[]} options.groups modules that share a chunk
 * @param {import('vite').Plugin[]} options.plugins of this app only
 * @param {RegExp} [options.preloaded] lazy chunks that load together with their imports; absent: all
 * @returns {import('vite').UserConfig}
 */
export const pagesBuild = ({ groups, plugins, preloaded = /./ }) => ({
  oxc: { plugins: { styledComponents } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports) => (preloaded.test(file) ? imports : []),
    },
    reportCompressedSize: false,
  },
  builder: {},
  environments: {
    client: {
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions], noExternal: true },
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
      // The server entry is not served.
      exclude: /(?:^|\/)render\.js$/,
    }),
  ],
});
