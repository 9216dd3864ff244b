import type { Plugin } from 'vite';

// Reading this configuration must not need a built kit (Nx reads it first of all); building the site does.
const kit: string = '@zarra/ui-kit';
const loadKit = () => import(kit) as Promise<typeof import('@zarra/ui-kit')>;

/**
 * Completes the page's head: a script file that shows the remembered theme before the first paint (a
 * strict policy allows no inline one), and an early request for the font.
 */
export function headFiles(): Plugin {
  return {
    name: 'zarra:head-files',
    apply: 'build',
    async generateBundle() {
      const { themeScript } = await loadKit();
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: themeScript });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        return [
          { tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head-prepend' },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    href: `/${font}`,
                    as: 'font',
                    type: 'font/woff2',
                    crossorigin: '',
                  },
                  injectTo: 'head-prepend' as const,
                },
              ]
            : []),
        ];
      },
    },
  };
}
