/** A rule with its selectors; keyframes and `@font-face` have the same form. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** At-rules that have lost all rules, also nested ones. */
const EMPTY = /@[^{}]+\{\}/g;
const COMMA = /,(?![^(]*\))/;
const NESTED_PARENTHESES = /\([^)]*\(/;
/** What a selector may require of one of several elements, or of none. */
const CONDITION = /:[\w-]+\([^)]*\)/g;
const CLASS = /\.([A-Za-z][\w-]*)/g;
const DATA = /\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

/** `data-likely-signed-in` as a script names it: `likelySignedIn`, or the attribute itself. */
const isSetBy = (scripts: string, name: string): boolean =>
  scripts.includes(name) ||
  scripts.includes(name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** Omits variables that nothing uses. One may be used by another alone, so this repeats until none is left. */
function withoutUnusedVariables(css: string, page: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const needed = css.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) || page.includes(name) ? declaration : '',
  );
  return needed === css ? css : withoutUnusedVariables(needed, page);
}

/**
 * The rules and variables that can apply before hydration: no element has the other classes, or `data-` attributes, which only components set.
 * Hydrated components have rules of their own, from the browser. Other attributes change without scripts: all their rules stay.
 * @param css without comments
 * @param html the page
 * @param scripts the inline scripts, which set attributes as well
 */
export function neededStyles(css: string, html: string, scripts: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const values = new Set(
    [...html.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].flatMap(([, name, value]) => [name, `${name}=${value}`]),
  );
  const canMatch = (selector: string): boolean => {
    if (NESTED_PARENTHESES.test(selector)) return true;
    const required = selector.replaceAll(CONDITION, '');
    return (
      [...required.matchAll(CLASS)].every(([, name = '']) => classes.has(name)) &&
      [...required.matchAll(DATA)].every(
        ([, name = '', value]) =>
          values.has(value === undefined ? name : `${name}=${value}`) || isSetBy(scripts, name),
      )
    );
  };
  const needed = css.replaceAll(RULE, (rule, selectors: string, declarations: string) => {
    if (/^\s*@|^[\d.]+%|^(?:from|to)\b/.test(selectors) || NESTED_PARENTHESES.test(selectors)) return rule;
    const kept = selectors.split(COMMA).filter(canMatch);
    return kept.length === 0 ? '' : `${kept.join(',')}{${declarations}}`;
  });
  return withoutUnusedVariables(needed.replaceAll(EMPTY, '').replaceAll(EMPTY, ''), html + scripts);
}
