import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { rotateCcw } from '../icons/rotate-ccw.js';
import { Modal } from '../modal/modal.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'UI Kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Barcha oʻlchovlar oʻchadi',
    children: <Button icon={<Icon path={rotateCcw} />}>Qaytadan boshlash</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Qaytadan boshlash' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const tooltip = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(tooltip.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveAccessibleDescription('Barcha oʻlchovlar oʻchadi');
  },
};

/** Never wider than the screen. */
export const LongText: Story = {
  args: {
    side: 'bottom',
    text: 'Tebranish davri ip uzunligi va erkin tushish tezlanishiga bogʻliq, yukning massasiga bogʻliq emas',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await waitFor(async () => {
      const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

/** In a dialog the tooltip renders inside it: the dialog would cover it. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <Modal open onClose={() => undefined} title="Natija" closeLabel="Yopish" size="sm">
      <Tooltip {...args} />
    </Modal>
  ),
  play: async () => {
    screen.getByRole('button', { name: 'Yopish' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const tooltip = screen.getByRole('tooltip');
    await waitFor(async () => {
      const { left, top, width, height } = tooltip.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(tooltip.contains(topmost)).toBe(true);
    });
  },
};
