import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.js';
import { bookOpen } from '../icons/book-open.js';
import { ellipsisVertical } from '../icons/ellipsis-vertical.js';
import { printer } from '../icons/printer.js';
import { share } from '../icons/share.js';
import { trash } from '../icons/trash.js';
import { Menu } from './menu.js';
import { MenuItem } from './menu-item.js';
import { MenuLink } from './menu-link.js';
import { MenuSeparator } from './menu-separator.js';

const remove = fn();

const meta = {
  title: 'UI Kit/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Amallar',
    children: (
      <>
        <MenuItem icon={<Icon path={printer} />} onSelect={fn()}>
          Chop etish
        </MenuItem>
        <MenuItem icon={<Icon path={share} />} onSelect={fn()} disabled>
          Ulashish
        </MenuItem>
        <MenuLink icon={<Icon path={bookOpen} />} href="#dars">
          Darsga qaytish
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<Icon path={trash} />} danger onSelect={remove}>
          Natijani oʻchirish
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    remove.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Amallar' }));
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Amallar' })).toBeVisible());
};

export const Closed: Story = {};

export const Open: Story = { play: open };

export const IconAlone: Story = {
  args: { icon: <Icon path={ellipsisVertical} />, hideLabel: true, variant: 'quiet' },
  play: open,
};

/** Labels wider than the screen wrap. */
export const LongNames: Story = {
  args: {
    children: (
      <>
        <MenuItem onSelect={fn()}>
          Oʻzgaruvchan tok zanjirida rezonans hodisasi tajribasining natijalarini jadval shaklida yuklab olish
        </MenuItem>
        <MenuItem onSelect={fn()}>Chop etish</MenuItem>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    await waitFor(async () => {
      const { left, right } = screen.getByRole('menu').getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

/** Longer than the screen: the list scrolls. */
export const Many: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <MenuItem key={index} onSelect={fn()}>
        {index + 1}-oʻlchov
      </MenuItem>
    )),
  },
  play: async (context) => {
    await open(context);
    await waitFor(async () => {
      const { top, bottom } = screen.getByRole('menu').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Amallar' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chop etish' })).toHaveFocus());
    await userEvent.keyboard('n');
    const last = screen.getByRole('menuitem', { name: 'Natijani oʻchirish' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
