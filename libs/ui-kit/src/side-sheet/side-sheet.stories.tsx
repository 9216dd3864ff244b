import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Stack } from '../stack/stack.js';
import { SideSheet } from './side-sheet.js';

const branches = ['Mexanika', 'Molekulyar fizika', 'Elektr va magnetizm', 'Optika', 'Kvant fizikasi'];

const meta = {
  title: 'UI Kit/SideSheet',
  component: SideSheet,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Filtrlar',
    closeLabel: 'Yopish',
    children: (
      <Stack gap="sm">
        {branches.map((branch) => (
          <Checkbox key={branch} label={branch} />
        ))}
      </Stack>
    ),
    actions: (
      <>
        <Button>Tozalash</Button>
        <Button variant="primary">Qoʻllash</Button>
      </>
    ),
  },
  render: function OpensAndCloses(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filtrlarni ochish
        </Button>
        <SideSheet
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const AtTheStart: Story = { args: { open: true, side: 'start' } };

export const WithoutActions: Story = { args: { open: true, actions: undefined, size: 'lg' } };

/** The text scrolls, the header and the buttons stay visible. */
export const LongText: Story = {
  args: {
    open: true,
    title: 'Oʻzgaruvchan tok zanjirida rezonans hodisasini oʻrganish natijalari',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{index + 1}-oʻlchov: kondensator sigʻimi va tok kuchi yozib olindi.</p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const confirm = screen.getByRole('button', { name: 'Qoʻllash' }).getBoundingClientRect();
    await expect(confirm.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** The panel is at the left edge. */
export const RightToLeft: Story = {
  args: { open: true },
  decorators: [(Example) => <div dir="rtl">{Example()}</div>],
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrlarni ochish' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filtrlar' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await expect(args.onClose).toHaveBeenCalledWith('button');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
