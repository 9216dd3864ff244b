import { Heading } from '@zarra/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Shown in print only: lines for the pupil's name. */
export const PrintOnly = styled.p.attrs({ 'aria-hidden': true })`
  display: none;
`;

/** A label of {@link PrintOnly} with a line to write on. */
export const PrintLine = styled.span`
  flex: 0 1 35mm;
  border-bottom: 1px solid black;

  &[data-wide] {
    flex: 1;
  }
`;

// Controls have the size of a touch target.
/**
 * Layout of a test on screen and in print. The page around it prints black on white. Buttons, links and elements with
 * `data-screen-only` are not printed; with a part `data-not-printed` nothing is.
 */
export const PrintableLayout = styled.section`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-5);
  max-width: var(--ui-width-text);
  overflow-wrap: anywhere;

  & :is(h2, h3) {
    scroll-margin-block: calc(var(--ui-bar-height) + var(--ui-space-6));
  }

  @media print {
    --ui-color-line: black;
    --ui-color-accent-soft: white;
    --ui-color-right: black;
    --ui-color-right-soft: white;
    --ui-color-wrong: black;
    --ui-color-wrong-soft: white;

    display: block;
    max-width: none;
    font-size: 11pt;
    line-height: 1.35;

    &:has(> [data-not-printed]) {
      display: none;
    }
    & > * + * {
      margin-block-start: 5mm;
    }
    & :is(button, a, [data-screen-only]) {
      display: none;
    }
    & ${PrintOnly} {
      display: flex;
      gap: 6mm;
    }
    & :is(h2, h3) {
      break-after: avoid;
      font-size: 13pt;
    }
    & h3 {
      font-size: 11pt;
    }
  }
`;

/** One question. Print does not break a page inside it. */
export const QuestionCard = styled.div`
  padding: var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  break-inside: avoid;

  @media print {
    padding: 0;
    border: 0;
  }
`;

/** Buttons below the questions. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

interface StepHeadingProps {
  /** The heading takes the focus whenever this changes to a value other than false. */
  focus: number | boolean;
  id?: string;
  children: ReactNode;
}

/** Heading of a step of the test. It takes the focus, because the element that had it is unmounted. */
export const StepHeading = ({ focus, id, children }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus !== false) heading.current?.focus();
  }, [focus]);
  return (
    <Heading level={2} size="lg" tabIndex={-1} ref={heading} id={id}>
      {children}
    </Heading>
  );
};
