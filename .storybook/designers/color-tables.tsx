import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { contrastCss } from '@zarra/ui-kit';
import darkMore from '../../libs/ui-kit/tokens/dark-more.tokens.json';
import dark from '../../libs/ui-kit/tokens/dark.tokens.json';
import lightMore from '../../libs/ui-kit/tokens/light-more.tokens.json';
import light from '../../libs/ui-kit/tokens/light.tokens.json';
import {
  colorPairs,
  defaultRatios,
  highContrastRatios,
} from '../../libs/ui-kit/src/tokens/color-contrast.js';
import { contrast } from '../../libs/ui-kit/src/tokens/color-math.js';
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

interface ModeTableProps {
  label: string;
  /** Headings of the columns before those of the modes. */
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A table with a column for each mode. */
const ModeTable = ({ label, columns, children }: ModeTableProps) => (
  <Paper label={label}>
    <HighContrast />
    <table>
      <thead>
        <tr>
          {[...columns, ...modes.map(({ title }) => title)].map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Paper>
);

/** All colours in each mode with their purpose, from the DTCG files. */
export const ColorTable = () => (
  <ModeTable label="Colours" columns={['Variable']}>
    {listTokens(light).map(({ name, description }, index) => (
      <tr key={name}>
        <td>
          <code>--ui-{name}</code>
          <br />
          {description}
        </td>
        {modes.map(({ title, theme, contrast: more, tokens }) => (
          <td key={title}>
            <Sample data-theme={theme} data-contrast={more}>
              <svg height="24" aria-hidden="true">
                <rect width="100%" height="24" fill={`var(--ui-${name})`} />
              </svg>
              <code>{tokens[index]?.value}</code>
            </Sample>
          </td>
        ))}
      </tr>
    ))}
  </ModeTable>
);

/** The ratio of WCAG 2 for two tokens of a mode, rounded down. */
const ratioOf = ({ tokens }: (typeof modes)[number], name: string, background: string): string => {
  const hexOf = (token: string) => tokens.find((one) => one.name === `color-${token}`)?.value ?? '';
  return (Math.floor(100 * contrast(hexOf(name), hexOf(background))) / 100).toFixed(2);
};

const uses = { text: 'Text', lines: 'Lines and icons', hairlines: 'Dividers' };

/** The contrast of every pair of colours that components combine, in each mode, computed from the DTCG files. */
export const ContrastTable = () => (
  <ModeTable label="Contrast" columns={['Pair', 'Needed']}>
    {colorPairs.map(([kind, name, background]) => (
      <tr key={`${name} ${background}`}>
        <td>
          <code>{name}</code> on <code>{background}</code>
        </td>
        <td>
          {uses[kind]}: {defaultRatios[kind]}, high contrast {highContrastRatios[kind]}
        </td>
        {modes.map((mode) => (
          <td key={mode.title}>
            <Sample
              data-theme={mode.theme}
              data-contrast={mode.contrast}
              style={{ background: `var(--ui-color-${background})` }}
            >
              {kind === 'text' ? (
                <span style={{ color: `var(--ui-color-${name})` }}>{ratioOf(mode, name, background)}</span>
              ) : (
                <>
                  <span
                    aria-hidden="true"
                    style={{ height: kind === 'lines' ? 3 : 1, background: `var(--ui-color-${name})` }}
                  />
                  <span>{ratioOf(mode, name, background)}</span>
                </>
              )}
            </Sample>
          </td>
        ))}
      </tr>
    ))}
  </ModeTable>
);
