/** Wait after which formulas are drawn without the stylesheet, ms. */
const PATIENCE = 5_000;

const asked = new Map<string, Promise<boolean>>();

const ask = (href: string) =>
  new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    setTimeout(() => resolve(false), PATIENCE);
    document.head.append(link);
  });

/**
 * Loads KaTeX's stylesheet, once. Not React's own `<link precedence>`: that holds what it belongs to back for up to a
 * minute, and leaves a rejection unhandled when the file does not come.
 * @param href its address
 * @returns false when it failed or took too long; always the same promise for an address
 */
export function formulaStyles(href: string): Promise<boolean> {
  const known = asked.get(href) ?? ask(href);
  asked.set(href, known);
  return known;
}
