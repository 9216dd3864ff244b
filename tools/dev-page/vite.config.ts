// npx nx dev-page @zarra/auth: serves the dev page of a feature library, its src/testing/dev-page.tsx, with responses mocked by
// Mock Service Worker.
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { root } from '../run/prepare.mjs';

const RENDER_PAGE = path.join(import.meta.dirname, 'render-page.tsx');
const HTML = `<!doctype html>
<html lang="uz">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script type="module" src="/@fs${RENDER_PAGE}"></script>
  </body>
</html>`;

const serveDevPage = (): Plugin => ({
  name: 'zarra:dev-page',
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
  plugins: [react(), serveDevPage()],
  resolve: {
    conditions: ['@zarra/source', ...defaultClientConditions],
    // The library folder is the root of the server.
    alias: { 'virtual:page': '/src/testing/dev-page.tsx' },
  },
  server: { fs: { allow: [root] } },
});
