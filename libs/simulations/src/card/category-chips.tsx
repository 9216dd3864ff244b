import type { Category } from '@zarra/api-client/catalogue';
import { Chip, VisuallyHidden, type ChartColor } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

/** Maximum number of chips on a card (specification §9). */
const MAX_CHIPS = 2;

/** Chart colours of the branches of physics, by category slug; other categories have none. */
const colors: Readonly<Record<string, ChartColor>> = {
  mexanika: 'chart-teal',
  'elektr-va-magnetizm': 'chart-gold',
  optika: 'chart-green',
  termodinamika: 'chart-red',
  'tebranishlar-va-tolqinlar': 'chart-blue',
  'kvant-fizikasi': 'chart-purple',
};

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

/** The first categories of a simulation; the others are counted, with their names for screen readers. */
export const CategoryChips = ({ categories }: { categories: readonly Category[] }) => {
  const strings = useCatalogueMessages();
  const rest = categories.slice(MAX_CHIPS);
  return (
    <Row role="list">
      {categories.slice(0, MAX_CHIPS).map(({ id, name, slug }) => (
        <li key={id}>
          <Chip lineColor={Object.hasOwn(colors, slug) ? colors[slug] : undefined}>{name}</Chip>
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
