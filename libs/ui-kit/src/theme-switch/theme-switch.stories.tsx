import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ThemeSwitch } from './theme-switch.js';

const meta = {
  title: 'UI Kit/ThemeSwitch',
  component: ThemeSwitch,
  args: { labels: { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' } },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Remembered: Story = {
  play: async ({ canvas, globals }) => {
    const root = document.documentElement;
    await userEvent.click(canvas.getByRole('radio', { name: 'Yorugʻ' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Qorongʻi' }));
    await expect(root.dataset['theme']).toBe('dark');
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tizimdagidek' }));
    await expect(localStorage.getItem('theme')).toBeNull();
    await userEvent.click(
      canvas.getByRole('radio', { name: globals['theme'] === 'dark' ? 'Qorongʻi' : 'Yorugʻ' }),
    );
    localStorage.removeItem('theme');
  },
};
