import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './avatar.js';

const meta = {
  title: 'UI Kit/Avatar',
  component: Avatar,
  args: { name: 'Dilnoza Karimova' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

// A wave as a data URL: stories load no external files.
const wave = Array.from({ length: 41 }, (_, x) => `${x} ${(20 + 12 * Math.sin(x / 3.2)).toFixed(1)}`).join(
  'L',
);
const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="teal"/><path d="M${wave}" fill="none" stroke="white" stroke-width="2"/></svg>`,
)}`;

export const Letters: Story = {};

export const Picture: Story = { args: { src: image } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <Avatar name="Oʻktam Gʻaniyev" size="sm" />
      <Avatar name="Oʻktam Gʻaniyev" />
      <Avatar name="Oʻktam Gʻaniyev" size="lg" />
    </div>
  ),
};

export const BesideTheName: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.75rem' }}>
      <Avatar name="Ali Valiyev" decorative /> Ali Valiyev, 9-B sinf
    </span>
  ),
};

/** The initials stay when the image fails to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Dilnoza Karimova' })).toHaveTextContent('DK');
  },
};

export const WithoutLetters: Story = { args: { name: '2024' } };
