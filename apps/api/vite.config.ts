import { defineConfig, defaultServerConditions } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
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
        'src/content-cli.ts',
        'src/admin-cli.ts',
        'src/doctor-cli.ts',
        'src/pack-site-cli.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
