/** Name of the highlight of the text that is not typed yet: `::highlight(untyped) { color: transparent; }` hides it. */
const UNTYPED = 'untyped';
/** Marks an element whose typing has started: an element is typed once. */
const TYPED = 'data-typed';

const noop = () => undefined;

/**
 * Sets the range to the text from a character to the end.
 * @returns false when the text is shorter
 */
function selectFrom(character: number, element: Element, range: Range): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = character;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (offset < length) {
      range.selectNodeContents(element);
      range.setStart(text, offset);
      return true;
    }
    offset -= length;
  }
  return false;
}

/**
 * Shows the text of an element character by character. The DOM does not change: a custom highlight makes the untyped text
 * transparent. It has no effect in browsers without custom highlights, with reduced motion, and on an element that was
 * typed before.
 * @param msPerCharacter time per character, ms
 * @returns stops the typing and shows the whole text
 */
export function typeOut(element: Element, msPerCharacter: number): () => void {
  if (
    !('Highlight' in globalThis) ||
    element.hasAttribute(TYPED) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    return noop;
  }
  const { highlights } = CSS;
  const untyped = highlights.get(UNTYPED) ?? new Highlight();
  const range = new Range();
  const startTime = performance.now();

  const end = () => {
    clearInterval(timer);
    untyped.delete(range);
    if (untyped.size === 0) highlights.delete(UNTYPED);
  };
  // Computed from the elapsed time, not from the number of calls: a delayed timer catches up.
  const advance = () => {
    const typedCount = Math.floor((performance.now() - startTime) / msPerCharacter);
    if (!element.isConnected || !selectFrom(typedCount, element, range)) end();
  };

  element.setAttribute(TYPED, '');
  highlights.set(UNTYPED, untyped.add(range));
  const timer = setInterval(advance, msPerCharacter);
  advance();
  return () => {
    if (untyped.has(range)) element.removeAttribute(TYPED);
    end();
  };
}
