import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { SamplePage } from '../test-page.js';
import { nihol } from '../test-brand.js';
import { createTheme } from '../tokens/create-theme.js';
import { BrandStyles } from './brand-styles.js';

const meta = {
  title: 'UI Kit/Theming',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// A part of a page that wears its own theme has its own paper, ink and type.
const Paper = styled.section`
  flex: 1 1 20rem;
  min-width: 0;
  padding: var(--ui-space-5);
  background: var(--ui-color-page);
  color: var(--ui-color-text);
  font: var(--ui-weight-text) var(--ui-type-md) / var(--ui-leading-text) var(--ui-font-text);
`;

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const theme = createTheme({ ...nihol, scope: "[data-brand='nihol']" });

/** The kit as it ships and as one call of `createTheme` dresses it: the same components, not one rule of their own. */
export const TwoBrands: Story = {
  globals: { brand: 'zarra' },
  render: () => (
    <Sheet>
      <BrandStyles theme={theme} />
      <Paper aria-label="Zarra">
        <SamplePage title="Zarra" />
      </Paper>
      <Paper aria-label="Nihol" data-brand="nihol">
        <SamplePage title="Nihol" />
      </Paper>
    </Sheet>
  ),
  play: async ({ canvas, globals }) => {
    const [ours, theirs] = canvas
      .getAllByRole('button', { name: 'Tajribani boshlash' })
      .map((button) => getComputedStyle(button));
    await expect(theirs!.backgroundColor).not.toBe(ours!.backgroundColor);
    await expect(theirs!.borderRadius).toBe('14px');
    await expect(theirs!.fontFamily).toContain('serif');
    const paper = getComputedStyle(canvas.getByRole('region', { name: 'Nihol' }));
    const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
    await expect(paper.getPropertyValue('--ui-color-page')).toBe(theme.colors[mode].page);
  },
};

/** The whole page in the second brand, as the toolbar puts it on. */
export const SecondBrand: Story = {
  globals: { brand: 'nihol' },
  render: () => (
    <Paper as="main">
      <SamplePage title="Nihol" />
    </Paper>
  ),
};

/** The same with more contrast: words at 7:1 on every ground. */
export const SecondBrandMoreContrast: Story = {
  ...SecondBrand,
  globals: { brand: 'nihol', contrast: 'more' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } } },
  play: async ({ canvas, globals }) => {
    const seen = getComputedStyle(canvas.getByRole('main')).getPropertyValue('--ui-color-muted');
    await expect(seen).toBe(theme.colors[globals['theme'] === 'dark' ? 'darkMore' : 'lightMore'].muted);
  },
};
