/** What a theme declares, as CSS text: `--ui-color-page:…;--ui-color-text:…;`. */
export interface Declarations {
  /** Declarations of the light theme. */
  light: string;
  /** Declarations of the dark theme. */
  dark: string;
}

/** Elements that are dark because they, or something around them, say so. */
const DARK = "[data-theme='dark'],[data-theme='dark'] :not([data-theme='light'])";
/** Elements that leave the choice to the system. */
const SYSTEM = ":not([data-theme='light'],[data-theme='light'] *)";
/** Elements that ask for more contrast. */
const MORE = "[data-contrast='more'],[data-contrast='more'] *";

const within = (query: string, rules: string) => (query === '' ? rules : `@media ${query}{${rules}}`);

/**
 * Style rules that declare a theme on a part of the page and anew on each part inside it that chooses for itself
 * (`data-theme`, `data-contrast`). Their specificity is that of the scope, wherever they stand. Paper is always light.
 * @param scope a selector: `:root` is the whole page
 */
export const modeRules = (scope: string, usual: Declarations | null, more: Declarations): string => {
  const both = (query: string, chosen: string, { light, dark }: Declarations) => {
    const on = (which: string) =>
      [scope, `${scope} :where([data-theme],[data-contrast])`]
        .map((place) => [place, chosen, which].filter(Boolean).join(''))
        .join(',');
    const screen = ['screen', query].filter(Boolean).join(' and ');
    return [
      within(query, `${on('')}{${light}}`),
      within(`${screen} and (prefers-color-scheme:dark)`, `${on(`:where(${SYSTEM})`)}{${dark}}`),
      within(screen, `${on(`:where(${DARK})`)}{${dark}}`),
    ].join('\n');
  };
  return [
    ...(usual ? [both('', '', usual)] : []),
    both('(prefers-contrast:more)', '', more),
    both('', `:where(${MORE})`, more),
  ].join('\n');
};
