import type { Lesson } from '@zarra/api-client/classroom';
import { media } from '@zarra/ui-kit';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';

/** Ids of the parts of a lesson's page. Headings of texts have ids of their words in Uzbek. */
export const PART_IDS = {
  text: 'lesson-text',
  experiment: 'lesson-experiment',
  test: 'lesson-test',
} as const;

const PARTS = ['text', 'experiment', 'test'] as const;

type Part = (typeof PARTS)[number];

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
    display: grid;
    flex: 1;
    place-content: center;
    height: var(--ui-target);
    border-bottom: 2px solid transparent;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  & > a:focus-visible {
    outline-offset: -3px;
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
    const box = document.getElementById(PART_IDS[part])?.getBoundingClientRect();
    const middle = innerHeight / 2;
    return box && box.top <= middle && (part !== 'experiment' || box.bottom >= middle);
  });

/**
 * A function that returns to what is in the middle of the screen now. A distance from the top of the page would be wrong as soon as a figure above has
 * loaded.
 */
function readingPlace() {
  for (const block of document.querySelectorAll(`#${PART_IDS.text}>*>*`)) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom >= innerHeight / 2) return () => scrollBy(0, block.getBoundingClientRect().top - top);
  }
  return undefined;
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
      const element = document.getElementById(PART_IDS[part]);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [lesson]);
  if (parts.length < 2) return null;

  const goTo = (part: Part) => (event: MouseEvent) => {
    if (part !== 'text') {
      // An experiment is read within the text.
      if (current !== 'test') place.current = readingPlace();
    } else if (current !== 'text' && place.current) {
      event.preventDefault();
      place.current();
    }
  };
  return (
    <Bar aria-label={strings.name} data-screen-only="">
      {parts.map((part) => (
        <a
          key={part}
          href={`#${PART_IDS[part]}`}
          aria-current={part === current ? 'true' : undefined}
          onClick={goTo(part)}
        >
          {strings[part]}
        </a>
      ))}
    </Bar>
  );
};
