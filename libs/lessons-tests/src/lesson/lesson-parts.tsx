import type { Lesson } from '@zarra/api-client/classroom';
import { media } from '@zarra/ui-kit';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';

const PARTS = ['text', 'experiment', 'test'] as const;

type Part = (typeof PARTS)[number];

/** Id of a part of a lesson's page. Headings of texts have ids of their words in Uzbek. */
export const partId = (part: Part) => `lesson-${part}`;

// Below the title of the lesson, then below the bar of the site.
const Bar = styled.nav`
  position: sticky;
  z-index: 2;
  top: var(--ui-bar-height);
  display: flex;
  margin-inline: calc(-1 * var(--ui-space-4));
  border-bottom: var(--ui-hairline);
  background: var(--ui-color-page);

  & > a {
    flex: 1;
    border-bottom: 2px solid transparent;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: calc(var(--ui-target) - 2px);
    outline-offset: -3px;
    text-align: center;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  ${media.lg}, print {
    display: none;
  }
`;

/** Parts that the page of a lesson has. */
function partsOf({ description, descriptionTree, experiments, questionCount }: Lesson) {
  const counts = {
    text: (descriptionTree ?? description.trim()).length,
    experiment: experiments.length,
    test: questionCount,
  };
  return PARTS.filter((part) => counts[part] > 0);
}

/** The part in the middle of the screen: the last one that begins above it. The experiment may be inside the text. */
const partOnScreen = () =>
  PARTS.findLast((part) => {
    const box = document.getElementById(partId(part))?.getBoundingClientRect();
    const middle = innerHeight / 2;
    return box && box.top <= middle && (part === 'test' || box.bottom >= middle);
  });

/**
 * A function that returns to what is read now: the last block that begins in the upper three quarters of the screen, or above it. A
 * distance from the top of the page would be wrong as soon as a figure above has loaded.
 */
function readingPlace() {
  const topOf = (block: Element) => block.getBoundingClientRect().top;
  const block = [...document.querySelectorAll(`#${partId('text')}>*>*`)].findLast(
    (one) => topOf(one) < 0.75 * innerHeight,
  );
  if (!block) return undefined;
  const top = topOf(block);
  return () => scrollBy(0, topOf(block) - top);
}

/**
 * The parts of a lesson on a phone: links to the text, the experiment and the test that stay in view. Back in the text, the reader is at the
 * place that was left. A lesson with one part has none.
 */
export const LessonParts = ({ lesson }: { lesson: Lesson }) => {
  const { parts: strings } = usePageMessages();
  const [current, setCurrent] = useState<Part>('text');
  const place = useRef<(() => void) | undefined>(undefined);
  const parts = partsOf(lesson);
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(() => setCurrent(partOnScreen() ?? 'text'), {
      // Reports each part that passes the middle of the screen.
      rootMargin: '-50% 0px',
    });
    for (const part of PARTS) {
      const element = document.getElementById(partId(part));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [lesson]);
  if (parts.length < 2) return null;

  // The address stays: a new location would make React discard the figures that are not hydrated yet.
  const goTo = (part: Part) => (event: MouseEvent) => {
    event.preventDefault();
    // An experiment is read within the text.
    if (part !== 'text' && current !== 'test') place.current = readingPlace();
    const element = document.getElementById(partId(part));
    if (!element) return;
    element.scrollIntoView();
    if (part === 'text' && current !== 'text') place.current?.();
    // As after a link, the next Tab continues there.
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  return (
    <Bar aria-label={strings.name} data-screen-only="">
      {parts.map((part) => (
        <a
          key={part}
          href={`#${partId(part)}`}
          aria-current={part === current || undefined}
          onClick={goTo(part)}
        >
          {strings[part]}
        </a>
      ))}
    </Bar>
  );
};
