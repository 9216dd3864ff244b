/** As much of an element of a text as its headings need. */
interface TextNode {
  tagName?: string;
  children?: TextNode[];
}

/** The text stands below a heading of level 2. */
const ABOVE = 2;
const DEEPEST = 6;

/**
 * Gives the headings of a text levels that fit below the page's: its largest is of level 3, and none is skipped,
 * whatever levels its author used.
 */
export function headingLevels() {
  return (text: object): void => {
    let last = ABOVE;
    const settle = (node: TextNode): void => {
      const written = /^h([1-6])$/.exec(node.tagName ?? '')?.[1];
      if (written !== undefined) {
        // Authors begin with `##`; a single `#` is taken for the same.
        last = Math.min(Math.max(Number(written), ABOVE) + 1, last + 1, DEEPEST);
        node.tagName = `h${last}`;
      }
      node.children?.forEach(settle);
    };
    settle(text);
  };
}
