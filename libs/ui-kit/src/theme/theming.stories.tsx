import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { SamplePage } from '../testing/page.js';
import { nihol } from '../testing/brand.js';
import { createTheme } from '../tokens/create-theme.js';
import { BrandStyles } from './brand-styles.js';

const meta = {
  title: 'UI Kit/Theming',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// An element with its own theme sets its own background, colour and font.
const Themed = styled.section`
  flex: 1 1 20rem;
  min-width: 0;
  padding: var(--ui-space-5);
  background: var(--ui-color-page);
  color: var(--ui-color-text);
  font: var(--ui-weight-text) var(--ui-type-md) / var(--ui-leading-text) var(--ui-font-text);
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const theme = createTheme({ ...nihol, scope: "[data-brand='nihol']" });

/** The default theme and a theme of `createTheme`: the same components without additional rules. */
export const TwoBrands: Story = {
  globals: { brand: 'zarra' },
  render: () => (
    <Columns>
      <BrandStyles theme={theme} />
      <Themed aria-label="Zarra">
        <SamplePage title="Zarra" />
      </Themed>
      <Themed aria-label="Nihol" data-brand="nihol">
        <SamplePage title="Nihol" />
      </Themed>
    </Columns>
  ),
  play: async ({ canvas, globals }) => {
    const [ours, theirs] = canvas
      .getAllByRole('button', { name: 'Tajribani boshlash' })
      .map((button) => getComputedStyle(button));
    await expect(theirs!.backgroundColor).not.toBe(ours!.backgroundColor);
    await expect(theirs!.borderRadius).toBe('14px');
    await expect(theirs!.fontFamily).toContain('serif');
    const themed = getComputedStyle(canvas.getByRole('region', { name: 'Nihol' }));
    const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
    await expect(themed.getPropertyValue('--ui-color-page')).toBe(theme.colors[mode].page);
  },
};

/** The whole page in the second brand, as with the toolbar. */
export const SecondBrand: Story = {
  globals: { brand: 'nihol' },
  render: () => (
    <Themed as="main">
      <SamplePage title="Nihol" />
    </Themed>
  ),
};

/** The same with high contrast: text at 7:1 on every background. */
export const SecondBrandMoreContrast: Story = {
  ...SecondBrand,
  globals: { brand: 'nihol', contrast: 'more' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } } },
  play: async ({ canvas, globals }) => {
    const seen = getComputedStyle(canvas.getByRole('main')).getPropertyValue('--ui-color-muted');
    await expect(seen).toBe(theme.colors[globals['theme'] === 'dark' ? 'darkMore' : 'lightMore'].muted);
  },
};
