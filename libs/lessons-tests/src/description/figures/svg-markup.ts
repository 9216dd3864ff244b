const TAG = /([^<]+)|<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const decode = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

type SvgNode = [tag: string, attributes: Record<string, string>, ...children: unknown[]];

/**
 * Nodes of the SVG that `@zarra/figures` writes. The policy of the site (Trusted Types) allows no parser of the browser; this one reads
 * that form only.
 */
export function parseSvgMarkup(markup: string): readonly unknown[] {
  const root: SvgNode = ['', {}];
  const open = [root];
  for (const [, text, slash, tag = '', attributes = '', isEmpty] of markup.matchAll(TAG)) {
    if (text !== undefined) open.at(-1)?.push(decode(text));
    else if (slash) open.pop();
    else {
      const entries = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]);
      const node: SvgNode = [tag, Object.fromEntries(entries) as Record<string, string>];
      open.at(-1)?.push(node);
      if (!isEmpty) open.push(node);
    }
  }
  return root.slice(2);
}
