// Mock of the CSS Custom Highlight API, which jsdom lacks.

class MockHighlight extends Set<Range> {}
const highlights = new Map<string, MockHighlight>();

/** Installs the mock before each test, and removes it afterwards. */
export const mockHighlights = (): void => {
  beforeEach(() => Object.assign(globalThis, { Highlight: MockHighlight, CSS: { highlights } }));
  afterEach(() => {
    highlights.clear();
    Reflect.deleteProperty(globalThis, 'Highlight');
  });
};

/** The visible text of an element: the text without the ranges of the highlight. */
export const visibleText = (element: Element): string => {
  const ranges = [...(highlights.get('untyped') ?? [])].filter((range) =>
    element.contains(range.startContainer),
  );
  const hidden = ranges.map(String).join('');
  const text = element.textContent;
  if (!text.endsWith(hidden)) throw new Error(`"${hidden}" is hidden in the middle of "${text}".`);
  return text.slice(0, text.length - hidden.length);
};

/** Whether any text is hidden. */
export const isTyping = (): boolean => highlights.has('untyped');
