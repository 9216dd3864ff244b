/** The part of a hast node that this plugin uses. */
interface HastNode {
  tagName?: string;
  children?: HastNode[];
}

/** The text is a section below a heading of level 2. */
const PARENT_LEVEL = 2;
const MAX_LEVEL = 6;

/** A rehype plugin: the headings of a text start at level 3 and skip no level, independent of the levels its author used. */
export function rehypeHeadingLevels() {
  return (tree: object): void => {
    let level = PARENT_LEVEL;
    const visit = (node: HastNode): void => {
      const sourceLevel = /^h([1-6])$/.exec(node.tagName ?? '')?.[1];
      if (sourceLevel !== undefined) {
        // Authors start with `##`; a single `#` counts as the same level.
        level = Math.min(Math.max(Number(sourceLevel), PARENT_LEVEL) + 1, level + 1, MAX_LEVEL);
        node.tagName = `h${level}`;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
