import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitStrings } from '../kit-strings.js';
import { resting } from '../test-stories.js';
import { TimeControls } from './time-controls.js';

const strings = kitStrings.time;
const onSay = fn();

const meta: Meta = {
  title: 'Tajriba/TimeControls',
  component: TimeControls,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const at = resting((session) => <TimeControls session={session} onSay={onSay} />);

export const Start: Story = at();

export const AtAMoment: Story = at({ seconds: 12.3 });

export const InThePast: Story = at({ seconds: 12.3, then: (session) => session.seek(400) });

export const Slow: Story = at({ then: (session) => session.setSpeed(0.1) });

/** As it looks while it plays. No frame reaches this session, so its time stands. */
export const Playing: Story = {
  ...at({ then: (session) => session.play() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: strings.pause })).toBeVisible();
  },
};

export const StepByStep: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('slider', { name: strings.position });
    await userEvent.click(canvas.getByRole('button', { name: strings.forward }));
    await expect(place).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: strings.back }));
    await expect(place).toHaveValue('0');
    // A quarter of a swing, 2π / 4 s: the body passes the middle.
    await userEvent.click(canvas.getByRole('button', { name: strings.nextEvent }));
    await expect(place).toHaveValue('158');
  },
};
