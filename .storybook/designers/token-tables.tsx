import { createGlobalStyle, styled } from 'styled-components';
import { contrastCss } from '@zarra/ui-kit';
import base from '../../libs/ui-kit/tokens/base.tokens.json';
import darkMore from '../../libs/ui-kit/tokens/dark-more.tokens.json';
import dark from '../../libs/ui-kit/tokens/dark.tokens.json';
import desktop from '../../libs/ui-kit/tokens/desktop.tokens.json';
import lightMore from '../../libs/ui-kit/tokens/light-more.tokens.json';
import light from '../../libs/ui-kit/tokens/light.tokens.json';
import { listTokens } from './list-tokens.js';
import { Paper } from './paper.js';

const HighContrast = createGlobalStyle`${contrastCss()}`;

const Sample = styled.span`
  display: grid;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-page);
  color: var(--ui-color-text);

  & > svg {
    width: 100%;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
  }
`;

const modes = [
  { title: 'Light', theme: 'light', contrast: undefined, tokens: listTokens(light) },
  { title: 'Dark', theme: 'dark', contrast: undefined, tokens: listTokens(dark) },
  { title: 'Light, high contrast', theme: 'light', contrast: 'more', tokens: listTokens(light, lightMore) },
  { title: 'Dark, high contrast', theme: 'dark', contrast: 'more', tokens: listTokens(dark, darkMore) },
];

/** All colours in each mode with their purpose, from the DTCG files. */
export const ColorTable = () => (
  <Paper label="Colours">
    <HighContrast />
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          {modes.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listTokens(light).map(({ name, description }, index) => (
          <tr key={name}>
            <td>
              <code>--ui-{name}</code>
              <br />
              {description}
            </td>
            {modes.map(({ title, theme, contrast, tokens }) => (
              <td key={title}>
                <Sample data-theme={theme} data-contrast={contrast}>
                  <svg height="24" aria-hidden="true">
                    <rect width="100%" height="24" fill={`var(--ui-${name})`} />
                  </svg>
                  <code>{tokens[index]?.value}</code>
                </Sample>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);

const wide = new Map(listTokens(desktop).map(({ name, value }) => [name, value]));

/** All other tokens with their purpose, from the DTCG files. */
export const ScaleTable = () => (
  <Paper label="Tokens">
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Value</th>
          <th>Purpose</th>
        </tr>
      </thead>
      <tbody>
        {listTokens(base)
          .filter(({ name }) => !name.startsWith('breakpoint-'))
          .map(({ name, value, description }) => (
            <tr key={name}>
              <td>
                <code>--ui-{name}</code>
              </td>
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
