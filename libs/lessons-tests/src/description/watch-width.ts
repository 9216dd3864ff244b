import { strings } from '../strings.js';

/**
 * A formula that is wider than its line can be scrolled by keys, which needs the focus and a name; others stay out of
 * the way of the Tab key. Fonts that come later and a turned phone change the width.
 * @returns stops watching
 */
export function watchWidth(line: HTMLElement, formula: Element): () => void {
  const measure = () => {
    const wide = line.scrollWidth > line.clientWidth;
    const properties = { role: 'group', 'aria-label': strings.formula, tabindex: '0' };
    for (const [name, value] of Object.entries(properties)) {
      if (wide) line.setAttribute(name, value);
      else line.removeAttribute(name);
    }
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(line);
  // The formula's own box is as wide as the line; what grows when a font comes are the pieces KaTeX makes of it.
  for (const part of [formula, ...formula.querySelectorAll('.base')]) observer.observe(part);
  return () => observer.disconnect();
}
