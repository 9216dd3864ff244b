import type { Meta, StoryObj } from '@storybook/react-vite';
import { testTheory } from '../testing/definition.js';
import { storyDefinition } from '../testing/stories.js';
import { ModelText, TheoryText } from './texts.js';

const { content } = storyDefinition;

const meta: Meta = {
  title: 'Experiment kit/Texts',
  component: TheoryText,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

export const Theory: Story = { render: () => <TheoryText content={content} theory={testTheory} /> };

export const Model: Story = { render: () => <ModelText theory={testTheory} /> };
