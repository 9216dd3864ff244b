import type { Plugin } from 'vite';

const OLDER_FORMATS = /,\s*url\([^)]*\)\s*format\(["'](?:woff|truetype)["']\)/g;

/** Leaves the older font formats out of KaTeX's stylesheet: every browser that runs the site reads WOFF2. */
export function woff2Only(): Plugin {
  return {
    name: 'zarra:woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/katex\.min\.css\b/ },
      handler: (css) => ({ code: css.replace(OLDER_FORMATS, ''), map: null }),
    },
  };
}
