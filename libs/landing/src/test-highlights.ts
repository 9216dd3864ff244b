// What jsdom lacks for typing: custom highlights, and elements that come into view.

class StandInHighlight extends Set<Range> {}
const highlights = new Map<string, StandInHighlight>();

/** Gives the page custom highlights, and takes them away after each test. */
export const withHighlights = (): void => {
  beforeEach(() => Object.assign(globalThis, { Highlight: StandInHighlight, CSS: { highlights } }));
  afterEach(() => {
    highlights.clear();
    Reflect.deleteProperty(globalThis, 'Highlight');
  });
};

/** What of an element's text is painted: all that no range of the highlight covers. */
export const painted = (element: Element): string => {
  const ranges = [...(highlights.get('untyped') ?? [])].filter((range) =>
    element.contains(range.startContainer),
  );
  const hidden = ranges.map(String).join('');
  const text = element.textContent;
  if (!text.endsWith(hidden)) throw new Error(`"${hidden}" is hidden in the middle of "${text}".`);
  return text.slice(0, text.length - hidden.length);
};

/** Whether anything is hidden anywhere. */
export const isTyping = (): boolean => highlights.has('untyped');
