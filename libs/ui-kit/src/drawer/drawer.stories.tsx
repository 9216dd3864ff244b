import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { TopBarLink } from '../top-bar/top-bar-link.js';
import { dialogCommand } from '../dialog/dialog-command.js';
import { Drawer } from './drawer.js';

const meta = {
  title: 'UI Kit/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Menyu',
    closeLabel: 'Yopish',
    children: (
      <nav aria-label="Asosiy">
        {['Asosiy', 'Biz haqimizda', 'Simulyatsiyalar', 'Oʻquv resurslar', 'Aloqa'].map((name, index) => (
          <TopBarLink
            key={name}
            layout="list"
            href={`#${index}`}
            aria-current={index === 2 ? 'page' : undefined}
          >
            {name}
          </TopBarLink>
        ))}
      </nav>
    ),
  },
  render: function OpensAndCloses(args) {
    const [open, setOpen] = useState(args.open ?? false);
    return (
      <>
        <Button aria-expanded={open} onClick={() => setOpen(true)}>
          Menyuni ochish
        </Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const FromBelow: Story = { args: { open: true, side: 'bottom' } };

/** Sixty links: the panel has at most 80 % of the height of the screen and scrolls. */
export const Long: Story = {
  args: {
    open: true,
    children: Array.from({ length: 60 }, (_, index) => (
      <TopBarLink key={index} layout="list" href={`#${index}`}>
        {index + 1}-dars
      </TopBarLink>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menyu' });
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(innerHeight * 0.8);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menyuni ochish' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Menyu' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Opened by the browser: it works before hydration and without scripts. */
export const ByCommand: Story = {
  render: ({ open: _open, onClose: _onClose, ...args }) => (
    <>
      <Button {...dialogCommand('show-modal', 'menu')}>Menyuni ochish</Button>
      <Drawer {...args} id="menu" />
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menyuni ochish' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Menyu' });
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
