import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Orbit } from './orbit.js';

const meta = { title: 'Landing/Orbit', component: Orbit } satisfies Meta<typeof Orbit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};

/** One press holds it or lets it go; with less motion wanted it waits for that from the start. */
export const Pressed: Story = {
  parameters: { noBaseline: 'The planet moves after the press.' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    const before = button.getAttribute('aria-label');
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('aria-label', before);
  },
};

/** By the keys: a circle, in which equal areas are equal angles. */
export const Circle: Story = {
  play: async ({ canvas }) => {
    const sun = await canvas.findByRole('slider', { name: 'Orbita ekssentrisiteti' });
    sun.focus();
    await userEvent.keyboard('{Home}');
    await expect(sun).toHaveAttribute('aria-valuetext', '0,00');
  },
};
