// npx nx dev-page @zarra/auth: a feature library alone in a browser, its src/test-dev-page.tsx, the network answered by Mock
// Service Worker.
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { root } from '../run/prepare.mjs';

const SHOW = path.join(import.meta.dirname, 'show-page.tsx');
const HTML = `<!doctype html>
<html lang="uz">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script type="module" src="/@fs${SHOW}"></script>
  </body>
</html>`;

const pageOfLibrary = (): Plugin => ({
  name: 'zarra:page-of-library',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) next();
      else
        server
          .transformIndexHtml(request.url ?? '/', HTML)
          .then((body) => response.setHeader('content-type', 'text/html').end(body), next);
    });
  },
});

export default defineConfig({
  appType: 'custom',
  // Holds mockServiceWorker.js.
  publicDir: path.join(root, 'node_modules/msw/lib'),
  plugins: [react(), pageOfLibrary()],
  resolve: {
    conditions: ['@zarra/source', ...defaultClientConditions],
    // The library is known when the server starts; its folder is the root.
    alias: { 'virtual:page': '/src/test-dev-page.tsx' },
  },
  server: { fs: { allow: [root] } },
});
