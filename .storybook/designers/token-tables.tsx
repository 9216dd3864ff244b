import { styled } from 'styled-components';
import base from '../../libs/ui-kit/tokens/base.tokens.json';
import desktop from '../../libs/ui-kit/tokens/desktop.tokens.json';
import light from '../../libs/ui-kit/tokens/light.tokens.json';
import { listTokens } from './list-tokens.js';
import { Paper } from './paper.js';
import { TokenSample } from './token-sample.js';

/** The sections of the page of tokens, with the beginnings of their names. */
const sections = {
  Space: ['space-'],
  Type: ['type-', 'font-', 'weight-', 'leading-'],
  Shape: ['radius', 'hairline', 'shadow', 'focus'],
  Sizes: ['width-', 'control', 'target', 'bar-height'],
  Motion: ['fast', 'slow', 'ease'],
  Layers: ['z-'],
  Dashes: ['dash-'],
} as const;

export type TokenSection = keyof typeof sections;

/** All sections, in their order. */
export const tokenSections = Object.keys(sections) as TokenSection[];

/** All tokens except colours. Breakpoints are not variables: media queries have none. */
export const variables = listTokens(base).filter(({ name }) => !name.startsWith('breakpoint-'));

const wide = new Map(listTokens(desktop).map(({ name, value }) => [name, value]));

/** The tokens of a section, each drawn, with its value and purpose, from the DTCG files. */
export const TokenTable = ({ section }: { section: TokenSection }) => {
  // The order of layers has no looks.
  const isDrawn = section !== 'Layers';
  return (
    <Paper label={section}>
      <table>
        <thead>
          <tr>
            <th>Variable</th>
            {isDrawn && <th>Sample</th>}
            <th>Value</th>
            <th>Purpose</th>
          </tr>
        </thead>
        <tbody>
          {variables
            .filter(({ name }) => sections[section].some((start) => name.startsWith(start)))
            .map(({ name, value, description }) => (
              <tr key={name}>
                <td>
                  <code>--ui-{name}</code>
                </td>
                {isDrawn && (
                  <td>
                    <TokenSample name={name} value={value} />
                  </td>
                )}
                <td>
                  {value}
                  {wide.has(name) && `, from 768 px ${wide.get(name)}`}
                </td>
                <td>{description}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Paper>
  );
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--ui-space-4);
  margin: 0;
  padding: var(--ui-space-4);
  list-style: none;
  font-size: var(--ui-type-sm);

  & > li::before {
    content: '';
    display: block;
    height: 3rem;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--swatch);
  }
`;

/** All colours in the theme of the toolbar. */
export const ColorSwatches = () => (
  <Paper label="Colours of the theme">
    <Swatches>
      {listTokens(light).map(({ name }) => (
        <li key={name} style={{ ['--swatch' as string]: `var(--ui-${name})` }}>
          <code>{name.replace('color-', '')}</code>
        </li>
      ))}
    </Swatches>
  </Paper>
);
