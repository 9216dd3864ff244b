import type { Category } from '@zarra/api-client';
import { Chip, VisuallyHidden } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { categoryBranch } from './category-branch.js';
import { strings } from './strings.js';

/** Chips on a card at most (specification §9). */
const SHOWN = 2;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  width: 100%;

  & > li {
    display: flex;
    min-width: 0;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
`;

/** The first categories of a simulation; the others are counted, and named to those who listen. */
export const CategoryChips = ({ categories }: { categories: readonly Category[] }) => {
  const rest = categories.slice(SHOWN);
  return (
    <Row role="list">
      {categories.slice(0, SHOWN).map(({ id, name, slug }) => (
        <li key={id}>
          <Chip branch={categoryBranch(slug)}>{name}</Chip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <span aria-hidden="true">{strings.more(rest.length)}</span>
          <VisuallyHidden>{strings.moreNamed(rest.map(({ name }) => name))}</VisuallyHidden>
        </li>
      )}
    </Row>
  );
};
