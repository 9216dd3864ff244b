'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from 'lucide';
import { Icon } from '../icon/icon.js';

const Frame = styled.div`
  border-top: var(--ui-hairline);

  & > details {
    border-bottom: var(--ui-hairline);
  }
  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-space-4);
    min-height: 3rem;
    padding-block: var(--ui-space-2);
    list-style: none;
    cursor: pointer;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary > :first-child {
    min-width: 0;
    font-size: var(--ui-type-md);
    line-height: 1.4;
    letter-spacing: 0;
    text-wrap: wrap;
    overflow-wrap: anywhere;
  }
  & > details > summary > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ui-color-muted);
    transition: rotate var(--ui-fast) var(--ui-ease);
  }
  & > details[open] > summary > svg {
    rotate: 180deg;
  }
  & > details > div {
    padding-bottom: var(--ui-space-5);
  }
  @media (hover: hover) {
    & > details > summary:hover,
    & > details > summary:hover > svg {
      color: var(--ui-color-accent);
    }
  }
`;

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  /** Its name for the program. */
  id: string;
  /** What stands there always: a question, the name of a part. */
  title: ReactNode;
  /** What a press shows. */
  content: ReactNode;
  /** Whether it is open at first. */
  startsOpen?: boolean | undefined;
}

/** Props of {@link Accordion}, besides those of a `div`. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The parts in order. */
  items: readonly AccordionItem[];
  /** Level of their titles in the page's outline. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Opening one closes the other (in browsers before 2024 the other stays open). Default false. */
  single?: boolean | undefined;
}

/**
 * Titles that open what belongs to them: the browser's own `details`, which works before any script has come, and whose
 * closed parts the browser's search opens where it can.
 *
 * When to use: questions and answers, optional detail. Not for what everybody has to read, nor for views of one thing
 * (`Tabs`).
 *
 * Keyboard: Tab goes from title to title, Enter or Space opens and closes.
 */
export const Accordion = ({ items, headingLevel, single = false, ...rest }: AccordionProps) => {
  const name = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Frame {...rest}>
      {items.map(({ id, title, content, startsOpen }) => (
        <details key={id} name={single ? name : undefined} open={startsOpen}>
          <summary>
            <Title>{title}</Title>
            <Icon node={ChevronDown} />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </Frame>
  );
};
