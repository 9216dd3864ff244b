import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Orbit } from './orbit.js';

const meta = { title: 'Landing/Orbit', component: Orbit } satisfies Meta<typeof Orbit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};

/** The button pauses and continues the animation; with reduced motion it is paused initially. */
export const Pressed: Story = {
  parameters: { noBaseline: 'The planet moves after the press.' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    const before = button.getAttribute('aria-label');
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('aria-label', before);
  },
};

/** A circle by keyboard: equal areas are equal angles. */
export const Circle: Story = {
  play: async ({ canvas }) => {
    const sun = await canvas.findByRole('slider', { name: 'Orbita ekssentrisiteti' });
    sun.focus();
    await userEvent.keyboard('{Home}');
    await expect(sun).toHaveAttribute('aria-valuetext', '0,00');
  },
};
