import type { Plugin } from 'vite';

const OLDER_FORMATS = /,\s*url\([^)]*\)\s*format\(["'](?:woff|truetype)["']\)/g;

/** Removes older font formats from KaTeX's stylesheet: every supported browser reads WOFF2. */
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
