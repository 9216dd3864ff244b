// @ts-check
import Beasties from 'beasties';

/** Themes and reset, whose selectors it does not understand, and what selects no element. */
const KEPT = [/:where/, /:root/, /::highlight/];

/**
 * Every rule of the parts whose files come late (`onApproach` of ui-kit; nothing else follows the first of them): they may
 * get other names in the browser, since names are counted as files arrive. Then they live by the rules they came with, in
 * states and with children they do not have yet.
 * @param {string} html
 */
function rulesOfLateParts(html) {
  const late = html.slice(html.indexOf('data-late')).matchAll(/class="([^"]+)"/g);
  const names = new Set([...late].flatMap(([, list = '']) => list.split(' ')));
  return new RegExp(`\\.(?:${[...names].join('|')})(?![\\w-])`);
}

/**
 * The rules a page needs until its program makes its own: those that select something on it.
 * @param {string} html
 * @param {string} css
 */
export async function criticalRules(html, css) {
  // @ts-expect-error Its types take this module for one of the other kind.
  const inliner = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    keyframes: 'critical',
    // Its own compression loses semicolons (0.5.4); styled-components has compressed already.
    compress: false,
    logLevel: 'silent',
    allowRules: [...KEPT, ...(html.includes('data-late') ? [rulesOfLateParts(html)] : [])],
  });
  const page = `<html><head><style>${css}</style></head><body>${html}</body></html>`;
  const rules = /<style>([\s\S]*?)<\/style>/.exec(await inliner.process(page))?.[1];
  if (rules === undefined) throw new Error('The styles of a page were lost.');
  return rules;
}
