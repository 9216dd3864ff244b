import { Icon, media } from '@zarra/ui-kit';
import { check } from '@zarra/ui-kit/icons/check';
import { cross } from '@zarra/ui-kit/icons/cross';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Whether an answer or a part of it is right. */
export type Verdict = 'right' | 'wrong';

const icons = { right: check, wrong: cross };

const verdictCss = css`
  &[data-verdict='right'] {
    --verdict: var(--ui-color-right);
    --verdict-soft: var(--ui-color-right-soft);
  }
  &[data-verdict='wrong'] {
    --verdict: var(--ui-color-wrong);
    --verdict-soft: var(--ui-color-wrong-soft);
  }
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;

const Line = styled.p`
  ${verdictCss}
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  font-size: var(--ui-type-sm);
  font-weight: var(--ui-weight-strong);
  color: var(--verdict);
`;

interface VerdictLineProps extends ComponentPropsWithRef<'p'> {
  verdict: Verdict;
}

/** The verdict about an answer in words, with its icon. */
export const VerdictLine = ({ verdict, children, ...rest }: VerdictLineProps) => (
  <Line {...rest} data-verdict={verdict}>
    <Icon path={icons[verdict]} />
    {children}
  </Line>
);

/** A list of {@link VerdictItem}. With `data-drawings` their contents are drawings. */
export const VerdictList = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  gap: var(--ui-space-1);

  &[data-drawings] {
    gap: var(--ui-space-2);
  }
  &[data-drawings] > li:not([data-chosen], [data-verdict]) {
    border-color: var(--ui-color-line);
  }
  &[data-drawings] > li > [data-text] > :first-child {
    flex: 1 0 100%;
  }
  ${media.sm} {
    &[data-drawings] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-drawings] > li {
      grid-template-columns: 1.25em minmax(0, 1fr);
      align-content: start;
      padding: var(--ui-space-2);
    }
    &[data-drawings] > li > [data-text] {
      grid-column: 1 / -1;
    }
  }
`;

const Item = styled.li`
  ${verdictCss}
  display: grid;
  grid-template-columns: 1.25em auto minmax(0, 1fr);
  gap: var(--ui-space-2);
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 1px solid transparent;
  border-radius: var(--ui-radius);
  line-height: 1.4;

  &[data-chosen] {
    border-color: var(--ui-color-line-strong);
  }
  &[data-verdict] {
    border-color: var(--verdict);
    background: var(--verdict-soft);
  }
  & > [data-letter] {
    color: var(--ui-color-muted);
  }
  & > [data-text] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--ui-space-3);
  }
  & strong {
    font-size: var(--ui-type-xs);
  }
  &[data-verdict] :is(svg, strong) {
    color: var(--verdict);
  }

  @media print {
    padding: 0.5mm 1mm;
  }
`;

interface VerdictItemProps {
  /** Letter or number before the text; hidden from screen readers. */
  marker: string;
  /** Undefined: the item neither is right nor was chosen wrongly. */
  verdict: Verdict | undefined;
  isChosen?: boolean;
  /** The verdict in words. */
  notes: readonly (string | false | undefined)[];
  children: ReactNode;
}

/** An option or a part of an answer after the check: marked by icon, words and colour. */
export const VerdictItem = ({ marker, verdict, isChosen, notes, children }: VerdictItemProps) => (
  <Item data-chosen={isChosen || undefined} data-verdict={verdict}>
    {verdict ? <Icon path={icons[verdict]} /> : <span />}
    <span data-letter="" aria-hidden="true">
      {marker}
    </span>
    <span data-text="">
      <span>{children}</span>
      {notes.map((note) => note && <strong key={note}>{note}</strong>)}
    </span>
  </Item>
);
