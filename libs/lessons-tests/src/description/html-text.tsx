import { Prose } from '@zarra/ui-kit';
import { memo, useMemo } from 'react';
import { toElements } from './typeset-text.js';

/** Elements whose content is no text. */
const REMOVED = 'script,style,template,noscript,iframe,object,embed,svg,math,form,head,title,textarea,select';

/** Elements with another name in texts. The title of the page and of the lesson are levels 1 and 2. */
const NAMES: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  b: 'strong',
  i: 'em',
  u: 'em',
  s: 'del',
  strike: 'del',
  div: 'section',
  article: 'section',
  figure: 'section',
};

/** Elements whose children are elements only: space between those is no text. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** The nodes of an element in the form of typeset texts. */
const toNodes = (parent: Element): unknown[] =>
  [...parent.childNodes].flatMap((node): unknown[] => {
    if (node instanceof Text) {
      const { data } = node;
      return data.trim() === '' && WITHOUT_TEXT.has(parent.localName) ? [] : [data];
    }
    if (!(node instanceof Element)) return [];
    const properties = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [[NAMES[node.localName] ?? node.localName, properties, ...toNodes(node)]];
  });

/** Parses HTML in a document that loads no files and runs no scripts. */
function parseHtml(html: string): unknown[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(REMOVED)) element.remove();
  return toNodes(body);
}

/** Renders HTML of another back end: the elements and properties that typeset texts may have, with safe addresses. */
export const HtmlText = memo(({ html }: { html: string }) => {
  const elements = useMemo(() => toElements(parseHtml(html)), [html]);
  return <Prose>{elements}</Prose>;
});
HtmlText.displayName = 'HtmlText';
