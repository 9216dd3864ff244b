/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorPairs } from '../../libs/ui-kit/src/tokens/color-contrast.js';
import { contrast } from '../../libs/ui-kit/src/tokens/color-math.js';
import { ChartLines } from './chart-lines.js';
import { ColorTable, ContrastTable } from './color-tables.js';
import { IconGallery, icons } from './icon-gallery.js';
import { projectsWithText } from './interface-texts.js';
import { ScreensOf } from './screens-table.js';
import { ColorSwatches, TokenTable, tokenSections, variables } from './token-tables.js';
import { LetterSamples, TypeSamples } from './type-samples.js';
import { VoiceRules } from './voice-rules.js';
import { voice } from './voice.js';
import { WordsTable } from './words-table.js';
import { glossary } from './words.js';

/** Tests of the content of the designers' pages against the product. */
const meta = { title: 'Foundations/Tests', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = { render: () => <ColorTable /> };

/** The colours on the screen, which come from the style sheet, have the contrast that is computed from the token files. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/^\d+\.\d\d$/);
    await expect(figures).toHaveLength(4 * colorPairs.length);
    const wrong = figures.filter((figure) => {
      const foreground = figure.previousElementSibling
        ? getComputedStyle(figure.previousElementSibling).backgroundColor
        : getComputedStyle(figure).color;
      const ratio = contrast(foreground, getComputedStyle(figure.parentElement!).backgroundColor);
      return Math.floor(100 * ratio) / 100 !== Number(figure.textContent);
    });
    await expect(wrong.map((figure) => figure.parentElement!.outerHTML)).toEqual([]);
  },
};

export const Branches: Story = { render: () => <ChartLines /> };

export const Swatches: Story = {
  render: () => <ColorSwatches />,
  play: async ({ canvas }) => {
    const drawn = canvas
      .getAllByRole('listitem')
      .map((swatch) => getComputedStyle(swatch, '::before').backgroundColor);
    // Without its variable a swatch has no colour.
    await expect(new Set(drawn).size).toBeGreaterThan(20);
  },
};

/** Each token is in one table, and its sample has its value. */
export const Scales: Story = {
  render: () => (
    <>
      {tokenSections.map((section) => (
        <TokenTable key={section} section={section} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByText(/^--ui-/).map((cell) => cell.textContent.slice('--ui-'.length));
    await expect(drawn.toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
    const styleOf = (name: string) =>
      getComputedStyle(canvas.getByText(`--ui-${name}`).closest('tr')!.querySelector('[aria-hidden] > *')!);
    await expect(styleOf('space-6').width).toBe('24px');
    await expect(styleOf('type-lg').fontSize).not.toBe(styleOf('type-xl').fontSize);
    await expect(styleOf('weight-strong').fontWeight).toBe('600');
    await expect(styleOf('radius').borderRadius).toBe('6px');
    await expect(styleOf('shadow').boxShadow).toMatch(/rgba.*rgba/);
    await expect(styleOf('target').height).toBe('44px');
  },
};

export const Sizes: Story = { render: () => <TypeSamples /> };

export const Letters: Story = { render: () => <LetterSamples /> };

export const Icons: Story = {
  parameters: { noBaseline: 'The story of Icon compares all drawings.' },
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
    await expect(
      canvas.getByText("import { chevronDown } from '@zarra/ui-kit/icons/chevron-down';"),
    ).toBeVisible();
  },
};

const lessons: Readonly<Record<string, string>> = import.meta.glob('../../apps/api/content/lessons/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every good example is in the product. */
export const Voice: Story = {
  render: () => <VoiceRules />,
  play: async () => {
    const lessonTexts = Object.values(lessons).join('\n');
    const missing = voice.filter(
      ({ good }) => projectsWithText(good).length === 0 && !lessonTexts.includes(good),
    );
    await expect(missing.map(({ good }) => good)).toEqual([]);
  },
};

const words = Object.values(glossary).flat();

/** Every word of the glossary is in the product, and every word to avoid is not. */
export const Words: Story = {
  parameters: { noBaseline: 'It depends on the sources of all projects.' },
  render: () => (
    <>
      {Object.keys(glossary).map((subject) => (
        <WordsTable key={subject} subject={subject} />
      ))}
    </>
  ),
  play: async () => {
    const missing = words.filter(({ word }) => projectsWithText(word).length === 0);
    await expect(missing.map(({ word }) => word)).toEqual([]);
    const used = words.flatMap(({ avoid }) => avoid).filter((one) => projectsWithText(one).length > 0);
    await expect(used).toEqual([]);
  },
};

const entry = (title: string, name: string, type = 'story') => ({
  id: `${title}--${name}`,
  type,
  title,
  name,
});

/** Each story is in the column of its state; components of the kit and documentation pages are not screens. */
export const Screens: Story = {
  render: () => (
    <ScreensOf
      entries={[
        entry('Lessons/Lessons', 'Docs', 'docs'),
        entry('UI Kit/Button', 'Loading'),
        ...['Real', 'Details Loading', 'No Classes', 'Refused', 'Two Hundred'].map((name) =>
          entry('Lessons/Lessons', name),
        ),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells).toEqual(['Real', 'Details Loading', 'No Classes', 'Refused', 'Two Hundred']);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};
