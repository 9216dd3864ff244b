import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, defaultServerConditions, type Plugin } from 'vite';

/** Packages that find files next to their own modules: native code, WebAssembly, workers, pages and word lists. */
const EXTERNAL = [
  /^@electric-sql\/pglite/,
  // Loaded only by the documentation of the API.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'fs-native-extensions',
  'tinypool',
];

const MODULES = path.join(import.meta.dirname, '../../node_modules');

/** Writes the database that a first start copies. It is created once for each version of PGlite. */
const blankDatabase: Plugin = {
  name: 'zarra:blank-database',
  writeBundle: ({ dir = '' }) => {
    const manifest = readFileSync(path.join(MODULES, '@electric-sql/pglite/package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const folder = path.join(MODULES, '.cache/zarra-api', `blank-database-${version}`);
    if (!existsSync(folder)) {
      const draft = `${folder}.${process.pid}`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(path.dirname(draft), { recursive: true });
      const program = path.join(import.meta.dirname, 'blank-database.mjs');
      execFileSync(process.execPath, [program, draft], { stdio: 'inherit' });
      // Renaming makes the complete folder appear at once; two builds may run.
      if (existsSync(folder)) rmSync(draft, { recursive: true });
      else renameSync(draft, folder);
    }
    cpSync(folder, path.join(dir, 'blank-database'), { recursive: true });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [blankDatabase],
  ssr: { noExternal: true, resolve: { conditions: ['@zarra/source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      external: EXTERNAL,
      input: [
        'src/start/server.ts',
        'src/start/watchdog-thread.ts',
        'src/database/pglite-thread.ts',
        'src/content/content-thread.ts',
        'src/content-cli.ts',
        'src/admin-cli.ts',
        'src/doctor-cli.ts',
        'src/pack-site-cli.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
