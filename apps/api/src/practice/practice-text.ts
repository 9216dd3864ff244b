import { LRUCache } from 'lru-cache';
import { typesetText } from '../content/typeset-text.js';

/** Texts with the numbers of variants; each learner has other ones. */
const cache = new LRUCache<string, string>({ max: 2000 });

/** Text without any mark of Markdown or TeX, which most texts are: it needs no typesetting. */
const PLAIN = /^[\p{L}\p{N}\s.,:;!?()%°²³/·–—−+=«»“”ʻʼ'"→]+$/u;
/** Marks of Markdown at the start of a line: lists, headings. */
const BLOCK_START = /^\s*(?:[-+]|\d+[.)])\s|\n/u;

function typeset(text: string): string {
  if (PLAIN.test(text) && !BLOCK_START.test(text) && !/https?:|www\./i.test(text))
    return JSON.stringify([text]);
  const { tree } = typesetText(text);
  const [only, ...others] = tree;
  const isLine = others.length === 0 && Array.isArray(only) && only[0] === 'p';
  return JSON.stringify(isLine ? only.slice(1) : tree);
}

/** Typesets a text of an item as JSON of nodes; one paragraph becomes the nodes in it. */
export function practiceText(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const typesetted = typeset(text);
  cache.set(text, typesetted);
  return typesetted;
}
