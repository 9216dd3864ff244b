import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../heading/heading.js';
import { Container } from './container.js';

const meta = {
  title: 'UI Kit/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children:
      'Jismga taʼsir etuvchi kuchlarning teng taʼsir etuvchisi nolga teng boʻlsa, jism oʻzining tinch holatini yoki toʻgʻri chiziqli tekis harakatini saqlaydi.',
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Text: Story = { args: { width: 'text' } };

/** The main part of a page: its heading has a distance from the bar above. */
export const Main: Story = {
  args: { as: 'main', children: <Heading level={1}>Hisobingiz</Heading> },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('main').getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const [above, below] = [heading.top - top, bottom - heading.bottom].map(Math.round);
    await expect(above).toBe(below);
    // Themes with more space have more.
    await expect(above).toBeGreaterThanOrEqual(32);
  },
};
