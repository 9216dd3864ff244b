// Parses HTML of other back ends to the nodes of typeset texts. The policy of the site (Trusted Types) allows no parser of the
// browser. The nodes are rendered by the list of allowed elements, so that errors of this reader affect the look only.
import { decodeEntities } from '@zarra/api-client/html';
import { Prose } from '@zarra/ui-kit';
import { memo, useMemo } from 'react';
import { toElements } from './typeset-text.js';

/** Elements whose content is no text. */
const REMOVED = new Set(
  'script style template noscript iframe object embed svg math head title textarea select'.split(' '),
);
const VOID = new Set('br hr img input wbr col source link meta'.split(' '));
/** Elements that a further one of them closes. */
const SIBLINGS = new Map(
  Object.entries({
    p: ['p'],
    li: ['li'],
    td: ['td', 'th'],
    th: ['td', 'th'],
    tr: ['td', 'th', 'tr'],
  }),
);
/** Elements whose children are elements only: space between those is no text. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** Elements with another name in texts. The titles of the page and of the section are levels 1 and 2. */
const NAMES = new Map(
  Object.entries({
    ...{ h1: 'h3', h2: 'h3', b: 'strong', i: 'em', u: 'em', s: 'del', strike: 'del' },
    ...{ div: 'section', article: 'section', figure: 'section' },
  }),
);

type HtmlNode = [tag: string, properties: Record<string, string>, ...children: unknown[]];

const TAG = /<(\/?)([a-z][a-z0-9]*)|<!--|<[!?]/giy;
const ATTRIBUTE = /[\s/]*([^\s=>/"'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/** The nodes of HTML, in the form of typeset texts: texts, and tags with properties and children. */
function parseHtml(html: string): unknown[] {
  const root: HtmlNode = ['', {}];
  const bottom = { name: '', node: root };
  /** The open elements, the innermost last. */
  const open = [bottom];
  const top = () => open.at(-1) ?? bottom;
  const addText = (text: string) => {
    if (text.trim() !== '' || (text !== '' && !WITHOUT_TEXT.has(top().name)))
      top().node.push(decodeEntities(text));
  };
  const push = (name: string, properties: Record<string, string>) => {
    const node: HtmlNode = [NAMES.get(name) ?? name, properties];
    top().node.push(node);
    if (!VOID.has(name)) open.push({ name, node });
  };
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    addText(html.slice(position, start === -1 ? html.length : start));
    if (start === -1) break;
    TAG.lastIndex = start;
    const [match, slash, written] = TAG.exec(html) ?? [];
    if (match === undefined) {
      addText('<');
      position = start + 1;
      continue;
    }
    const name = written?.toLowerCase();
    position = start + match.length;
    const properties: Record<string, string> = {};
    for (ATTRIBUTE.lastIndex = position; name !== undefined; position = ATTRIBUTE.lastIndex) {
      const attribute = ATTRIBUTE.exec(html);
      if (!attribute) break;
      const [, key = '', ...values] = attribute as (string | undefined)[];
      properties[key.toLowerCase()] = decodeEntities(values.find((value) => value !== undefined) ?? '');
    }
    const mark = match === '<!--' ? '-->' : '>';
    const end = html.indexOf(mark, position);
    position = end === -1 ? html.length : end + mark.length;
    if (name === undefined) continue;
    if (slash) {
      const index = open.findLastIndex((each) => each.name === name);
      if (index > 0) open.length = index;
    } else if (REMOVED.has(name)) {
      const closing = html.toLowerCase().indexOf(`</${name}`, position);
      if (closing !== -1) position = closing;
    } else {
      while (SIBLINGS.get(name)?.includes(top().name)) open.pop();
      if (name === 'tr' && top().name === 'table') push('tbody', {});
      push(name, properties);
    }
  }
  return root.slice(2);
}

/** Renders HTML of another back end: the elements and properties that typeset texts may have, with safe addresses. */
export const HtmlText = memo(({ html }: { html: string }) => {
  const elements = useMemo(() => toElements(parseHtml(html)), [html]);
  return <Prose>{elements}</Prose>;
});
HtmlText.displayName = 'HtmlText';
