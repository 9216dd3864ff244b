import type { Plugin } from 'vite';

/** Has the browser ask for the font before it reads the styles. */
export function preloadFont(): Plugin {
  return {
    name: 'zarra:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /\binter-[\w-]+\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
