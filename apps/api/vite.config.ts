import { defineConfig, defaultServerConditions } from 'vite';

// The sources of the API and of the libraries it uses, module by module, so that stack traces name files and functions as
// they are written; installed packages stay outside.
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@zarra\//], resolve: { conditions: ['@zarra/source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/server.ts', 'src/content-cli.ts', 'src/admin-cli.ts', 'src/doctor-cli.ts'],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
