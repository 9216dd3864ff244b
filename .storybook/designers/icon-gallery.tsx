import { Icon } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { Paper } from './paper.js';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--ui-space-4);
  margin: 0;
  padding: var(--ui-space-4);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ui-space-1) var(--ui-space-3);
  }
  & > li > code {
    grid-column: 2;
    padding: 0;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
    line-height: 1.4;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

const modules: Readonly<Record<string, Readonly<Record<string, string>>>> = import.meta.glob(
  '../../libs/ui-kit/src/icons/*.ts',
  { eager: true },
);

/** The icons of ui-kit: the name of the file, the name in the code and the path data. */
export const icons = Object.entries(modules).flatMap(([file, module]) => {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  return Object.entries(module).map(([variable, path]) => ({ name, variable, path }));
});

/** All icons of ui-kit, with their names and import lines. A click selects the whole line. */
export const IconGallery = () => (
  <Paper label="Icons">
    <List>
      {icons.map(({ name, variable, path }) => (
        <li key={name}>
          <Icon path={path} />
          <span>{name}</span>
          <code>{`import { ${variable} } from '@zarra/ui-kit/icons/${name}';`}</code>
        </li>
      ))}
    </List>
  </Paper>
);
