/** Name of the highlight over what is not typed yet: `::highlight(untyped) { color: transparent; }` hides it. */
const UNTYPED = 'untyped';
/** Marks an element whose typing has begun, so that it is typed once only. */
const TYPED = 'data-typed';

const nothing = () => undefined;

/** Lets the range cover the text from this character on; tells whether there is such a character. */
function coverFrom(character: number, element: Element, rest: Range): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = character;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (left < length) {
      rest.selectNodeContents(element);
      rest.setStart(text, left);
      return true;
    }
    left -= length;
  }
  return false;
}

/**
 * Shows the text of an element character by character. The text itself stays in place and unchanged: what is not
 * typed yet is only painted transparent, by a highlight. Nothing happens in a browser without custom highlights, for
 * readers who want less motion, and with an element that was typed before.
 * @param msPerCharacter time from one character to the next, in ms
 * @returns stops typing and shows the whole text
 */
export function typeOut(element: Element, msPerCharacter: number): () => void {
  if (
    !('Highlight' in globalThis) ||
    element.hasAttribute(TYPED) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    return nothing;
  }
  const { highlights } = CSS;
  const untyped = highlights.get(UNTYPED) ?? new Highlight();
  const rest = new Range();
  const begin = performance.now();

  const end = () => {
    clearInterval(timer);
    untyped.delete(rest);
    if (untyped.size === 0) highlights.delete(UNTYPED);
  };
  // Counted from the clock, not from the calls: a busy machine catches up.
  const advance = () => {
    const shown = Math.floor((performance.now() - begin) / msPerCharacter);
    if (!element.isConnected || !coverFrom(shown, element, rest)) end();
  };

  element.setAttribute(TYPED, '');
  highlights.set(UNTYPED, untyped.add(rest));
  const timer = setInterval(advance, msPerCharacter);
  advance();
  return () => {
    if (untyped.has(rest)) element.removeAttribute(TYPED);
    end();
  };
}
