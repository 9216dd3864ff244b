import { Unstyled } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { colors, type ColorName } from '@zarra/ui-kit';
import { space, typeDesktop, typePhone } from '../libs/ui-kit/src/tokens/scales.js';
import { composites, singles } from '../libs/ui-kit/src/tokens/singles.js';
import { ThemeStyles } from '@zarra/ui-kit';

const Table = styled.table`
  width: 100%;
  margin-block: var(--ui-space-4);
  font: var(--ui-type-sm) / 1.4 var(--ui-font-text);

  & :is(th, td) {
    padding: var(--ui-space-2) var(--ui-space-3);
    border-bottom: var(--ui-hairline);
    text-align: start;
  }
  & code {
    font-family: var(--ui-font-code);
  }
`;

const Sample = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-page);
  color: var(--ui-color-text);

  & > svg {
    flex: none;
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
  }
`;

const Swatch = ({ theme, name }: { theme: 'light' | 'dark'; name: ColorName }) => (
  <Sample data-theme={theme}>
    <svg width="40" height="24" aria-hidden="true">
      <rect width="40" height="24" fill={colors[theme][name]} />
    </svg>
    <code>{colors[theme][name]}</code>
  </Sample>
);

/** Every colour in both themes, made from the typed tokens. */
export const ColorTable = () => (
  <Unstyled>
    <ThemeStyles />
    <Table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(colors.light) as ColorName[]).map((name) => (
          <tr key={name}>
            <td>
              <code>--ui-color-{name}</code>
            </td>
            <td>
              <Swatch theme="light" name={name} />
            </td>
            <td>
              <Swatch theme="dark" name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Unstyled>
);

const rows = [
  ...Object.entries(space).map(([step, value]) => [`space-${step}`, `${value} (${Number(step) * 4} px)`]),
  ...Object.entries(typePhone).map(([step, value]) => [
    `type-${step}`,
    `${value}, from 768 px ${typeDesktop[step as keyof typeof typeDesktop]}`,
  ]),
  ...Object.entries({ ...singles, ...composites }),
];

/** Every other token, made from the typed tokens. */
export const ScaleTable = () => (
  <Unstyled>
    <Table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>--ui-{name}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Unstyled>
);
