'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { chevronDown } from '../icons/chevron-down.js';

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

/** One item of an {@link Accordion}. */
export interface AccordionItem {
  /** Unique id, the React key. */
  id: string;
  /** Always visible: a question, the name of a section. */
  title: ReactNode;
  /** Visible while the item is open. */
  content: ReactNode;
  /** Whether the item is open initially. */
  defaultOpen?: boolean | undefined;
}

/** Props of {@link Accordion}, besides those of a `div`. */
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The items in order. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Opening an item closes the others (not in browsers before 2024). Default false. */
  single?: boolean | undefined;
}

/**
 * Titles that show and hide their content. Native `details` elements: they work without scripts, and the browser's page
 * search opens them where it supports that.
 *
 * When to use: questions and answers, optional details. Not for essential content; for views of one item use `Tabs`.
 *
 * Keyboard: Tab moves between titles, Enter or Space opens and closes.
 */
export const Accordion = ({ items, headingLevel, single = false, ...rest }: AccordionProps) => {
  const name = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Frame {...rest}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <details key={id} name={single ? name : undefined} open={defaultOpen}>
          <summary>
            <Title>{title}</Title>
            <Icon path={chevronDown} />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </Frame>
  );
};
