import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Orbit } from './orbit.js';

const meta = { title: 'Landing/Orbit', component: Orbit } satisfies Meta<typeof Orbit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};

export const Still: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harakatni toʻxtatish' }));
    await expect(canvas.getByRole('button', { name: 'Harakatni davom ettirish' })).toBeVisible();
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
