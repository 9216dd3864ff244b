import { Icon } from '@zarra/ui-kit';
import { icons, type IconNode } from 'lucide';
import { styled } from 'styled-components';
import { Paper } from './paper.js';
import { usedIcons } from './used-icons.js';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--ui-space-6) var(--ui-space-4);
  margin: 0;
  padding: var(--ui-space-4);
  list-style: none;

  & > li {
    display: grid;
    gap: var(--ui-space-1);
    align-content: start;
    justify-items: start;
  }
  & code {
    font-size: var(--ui-type-sm);
  }
  & span {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
  }
`;

const drawings: Readonly<Record<string, IconNode>> = icons;

/** All icons of the product, with their import names. */
export const IconGallery = () => (
  <Paper label="Icons">
    <List>
      {usedIcons().flatMap(({ name, projects }) => {
        const node = drawings[name];
        return node ? (
          <li key={name}>
            <Icon node={node} />
            <code>{name}</code>
            <span>{projects.join(', ')}</span>
          </li>
        ) : (
          []
        );
      })}
    </List>
  </Paper>
);
