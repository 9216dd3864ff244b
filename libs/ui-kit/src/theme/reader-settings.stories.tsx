import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withMedia } from '../testing/media.js';
import { colors, type ColorName } from '../tokens/colors.js';
import { contrastColors } from '../tokens/contrast-colors.js';
import { SamplePage } from './theming.stories.js';

const root = document.documentElement;
const variable = (name: string, of: Element = root) => getComputedStyle(of).getPropertyValue(`--ui-${name}`);
const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'dark' ? 'dark' : 'light');
const more = (theme: 'light' | 'dark') => ({ ...colors[theme], ...contrastColors[theme] });

const meta = {
  title: 'UI Kit/Reader settings',
  render: () => (
    <main>
      <SamplePage title="Matematik mayatnik" />
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** High contrast by `data-contrast="more"` on `<html>` or by the system: text at 7:1, visible dividers. */
export const MoreContrast: Story = {
  globals: { contrast: 'more' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } } },
  play: async ({ globals }) => {
    const palette = more(themeOf(globals));
    await waitFor(() => expect(variable('color-line')).toBe(palette.line));
    for (const name of Object.keys(palette) as ColorName[])
      await expect(variable(`color-${name}`)).toBe(palette[name]);
  },
};

/** Elements with their own theme, independent of the page. */
export const PartsOfAPage: Story = {
  globals: { contrast: 'more' },
  render: () => (
    <main style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
      <p data-theme="light">Yorugʻ</p>
      <p data-theme="dark">Qorongʻi</p>
    </main>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = [canvas.getByText('Yorugʻ'), canvas.getByText('Qorongʻi')];
    await waitFor(() => expect(variable('color-line', light)).toBe(contrastColors.light.line));
    await expect(variable('color-line', dark)).toBe(contrastColors.dark.line);
    await expect(variable('color-page', dark)).toBe(colors.dark.page);
  },
};

/** A text size of 200 % on a phone of 320 px: the layout wraps and does not overflow. */
export const LargeTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    root.style.fontSize = '200%';
    return () => {
      root.style.removeProperty('font-size');
    };
  },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(root).fontSize).toBe('32px');
    await expect(innerWidth).toBe(320);
    const outside = [...canvasElement.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    await expect(outside.map((element) => element.outerHTML)).toEqual([]);
    await expect(root.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** High contrast by the setting of the system, which only story tests can emulate. */
export const SystemAsksForContrast: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ globals }) => {
    await withMedia({ 'prefers-contrast': 'more' }, () =>
      waitFor(() => expect(variable('color-line')).toBe(contrastColors[themeOf(globals)].line)),
    );
  },
};

/** Borders and states stay visible with forced colours. */
export const ForcedColours: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await withMedia({ 'forced-colors': 'active' }, async () => {
      await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      for (const name of ['Tajribani boshlash', 'Natijalarni koʻrish']) {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(canvas.getByRole('button', { name }));
        await expect(`${borderTopStyle} ${borderTopWidth}`).toBe('solid 1px');
      }
      const button = canvas.getByRole('button', { name: 'Natijalarni koʻrish' });
      button.focus();
      await expect(getComputedStyle(button).outlineStyle).toBe('solid');
      const { borderTopColor, backgroundColor } = getComputedStyle(canvas.getByLabelText('Izoh'));
      await expect(borderTopColor).not.toBe(backgroundColor);
    });
  },
};

/** Transitions have no duration with reduced motion. */
export const Stillness: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Tajribani boshlash' });
    const durations = () => [
      variable('fast'),
      variable('slow'),
      String(Math.max(...getComputedStyle(button).transitionDuration.split(',').map(Number.parseFloat))),
    ];
    await withMedia({ 'prefers-reduced-motion': 'no-preference' }, () =>
      expect(durations()).toEqual(['120ms', '200ms', '0.12']),
    );
    await withMedia({}, () => expect(durations()).toEqual(['0s', '0s', '0']));
  },
};
