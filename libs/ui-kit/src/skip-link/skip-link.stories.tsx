import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'UI Kit/SkipLink',
  component: SkipLink,
  args: { href: '#asosiy', children: 'Asosiy mazmunga oʻtish' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="asosiy" tabIndex={-1}>
        Tab tugmasini bosing: havola chap yuqorida koʻrinadi.
      </main>
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '100px' } } },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    window.focus();
    await userEvent.tab();
    // :focus applies only in a focused frame. On the documentation page another frame may take the focus.
    await waitFor(async () => {
      window.focus();
      link.focus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(link).toHaveFocus();
    });
  },
};
