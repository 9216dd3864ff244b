import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { createStories } from '../testing/stories.js';
import { ParameterPanel } from './parameter-panel.js';

const strings = uzbekMessages.parameters;

const meta: Meta = {
  title: 'Experiment kit/ParameterPanel',
  component: ParameterPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <ParameterPanel session={session} />);

/** Types an invalid number into the length field and expects the error message. */
const typedStory = (text: string, message: string): Story => ({
  ...story(),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Uzunlik, m' });
    await userEvent.clear(number);
    await userEvent.type(number, text);
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await expect(number).toBeInvalid();
  },
});

export const Start: Story = story();

export const Changed: Story = story({
  prepare: (session) => {
    session.set({ length: 2, pull: -1.5, kind: 1 });
    session.setView({ arrows: 1 });
  },
});

export const OutOfRange: Story = typedStory('20', strings.range('0,1', '2'));

export const NotANumber: Story = typedStory('uzun', strings.notANumber);

export const APresetChosen: Story = {
  ...story(),
  play: async ({ canvas }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Tayyor holatlar' });
    await userEvent.selectOptions(chooser, 'Uzun');
    await expect(canvas.getByRole('spinbutton', { name: 'Uzunlik, m' })).toHaveValue('2');
    await expect(chooser).toHaveDisplayValue('Uzun');
  },
};

/** The simple level, with named values. */
export const Simple: Story = createStories(createSession, (session) => <ParameterPanel session={session} />)({
  definition: defineExperiment<TestTypes>({
    ...typedTestDefinition,
    simpleParameters: [
      { key: 'length' },
      {
        key: 'pull',
        label: 'Sayyora',
        options: [
          { name: 'Oy', value: 0 },
          { name: 'Yer', value: 2.5 },
        ],
      },
    ],
  }),
});
