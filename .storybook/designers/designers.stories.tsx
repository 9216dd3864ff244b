/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BranchLines } from './branch-lines.js';
import { IconGallery } from './icon-gallery.js';
import { projectsThatSay } from './product-texts.js';
import { ScreensOf } from './screens-table.js';
import { ColorTable, ScaleTable } from './token-tables.js';
import { LetterSamples, TypeSamples } from './type-samples.js';
import { usedIcons } from './used-icons.js';
import { VoiceRules } from './voice-rules.js';
import { voice } from './voice.js';
import { WordsTable } from './words-table.js';
import { glossary } from './words.js';

/** What the pages for designers are made of, held to the product. */
const meta = { title: 'Boshlanish/Tests', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = { render: () => <ColorTable /> };

export const Branches: Story = { render: () => <BranchLines /> };

export const Scales: Story = { render: () => <ScaleTable /> };

export const Sizes: Story = { render: () => <TypeSamples /> };

export const Letters: Story = { render: () => <LetterSamples /> };

/** These stories show the product's sources: a change of a library would change their baselines. */
const fromSources = { noBaseline: 'It shows the sources of every project.' };

/** Each has its drawing: a name that Lucide has no more would be missing. */
export const Icons: Story = {
  parameters: fromSources,
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    const names = usedIcons().map(({ name }) => name);
    await expect(names).toContain('Menu');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};

const lessons: Readonly<Record<string, string>> = import.meta.glob('../../apps/api/content/lessons/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is called good is in the product. */
export const Voice: Story = {
  render: () => <VoiceRules />,
  play: async () => {
    const written = Object.values(lessons).join('\n');
    const nowhere = voice.filter(({ good }) => projectsThatSay(good).length === 0 && !written.includes(good));
    await expect(nowhere.map(({ good }) => good)).toEqual([]);
  },
};

const words = Object.values(glossary).flat();

/** Every word is in the product, and none that is refused. */
export const Words: Story = {
  parameters: fromSources,
  render: () => (
    <>
      {Object.keys(glossary).map((subject) => (
        <WordsTable key={subject} subject={subject} />
      ))}
    </>
  ),
  play: async () => {
    const nowhere = words.filter(({ word }) => projectsThatSay(word).length === 0);
    await expect(nowhere.map(({ word }) => word)).toEqual([]);
    const refused = words.flatMap(({ not }) => not).filter((one) => projectsThatSay(one).length > 0);
    await expect(refused).toEqual([]);
  },
};

const entry = (title: string, name: string, type = 'story') => ({
  id: `${title}--${name}`,
  type,
  title,
  name,
});

/** Each story stands in the column of its state; components of the kit and pages of words are no screens. */
export const Screens: Story = {
  render: () => (
    <ScreensOf
      entries={[
        entry('Darslar/Lessons', 'Docs', 'docs'),
        entry('UI Kit/Button', 'Loading'),
        ...['Real', 'Details Loading', 'No Classes', 'Refused', 'Two Hundred'].map((name) =>
          entry('Darslar/Lessons', name),
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
