import { createHash } from 'node:crypto';

/** What the policy of a page must let pass, as its sources: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Comments, and elements whose content is text; from left to right, so what stands inside one is not looked at. */
const RAW =
  /<!--.*?-->|<(script|style|title|textarea)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1\s*>/gis;
/** A script from a file, or one a browser keeps as data: neither is measured by its content. */
const NOT_RUN = /\ssrc\s*=|\stype\s*=\s*["']?[\w./-]+[/+]json\b/i;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the style and script elements written in a page; each once, those of data left out. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(RAW)) {
    const name = element.toLowerCase();
    if (name === 'style') styles.add(hashOf(content));
    if (name === 'script' && !NOT_RUN.test(attributes)) scripts.add(hashOf(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
