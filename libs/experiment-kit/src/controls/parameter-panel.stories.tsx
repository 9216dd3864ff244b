import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitStrings } from '../kit-strings.js';
import { resting } from '../test-stories.js';
import { ParameterPanel } from './parameter-panel.js';

const strings = kitStrings.parameters;

const meta: Meta = {
  title: 'Tajriba/ParameterPanel',
  component: ParameterPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const at = resting((session) => <ParameterPanel session={session} />);

/** Types something wrong into the number of the length, and says what should be answered. */
const typed = (text: string, answer: string): Story => ({
  ...at(),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Uzunlik, m' });
    await userEvent.clear(number);
    await userEvent.type(number, text);
    await expect(canvas.getByRole('alert')).toHaveTextContent(answer);
    await expect(number).toBeInvalid();
  },
});

export const Start: Story = at();

export const Changed: Story = at({
  then: (session) => {
    session.set({ length: 2, pull: -1.5, kind: 1 });
    session.setView({ arrows: 1 });
  },
});

export const OutOfRange: Story = typed('20', strings.range('0,1', '2'));

export const NotANumber: Story = typed('uzun', strings.notANumber);

export const APresetPressed: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uzun' }));
    await expect(canvas.getByRole('textbox', { name: 'Uzunlik, m' })).toHaveValue('2');
  },
};
