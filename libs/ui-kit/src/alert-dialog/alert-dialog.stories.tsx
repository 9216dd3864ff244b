import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { AlertDialog } from './alert-dialog.js';

const meta = {
  title: 'UI Kit/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: false,
    danger: true,
    title: 'Natija oʻchirilsinmi?',
    children: '“Mayatnik” tajribasining 12 ta oʻlchovi ham oʻchadi. Ularni qaytarib boʻlmaydi.',
    confirmLabel: 'Oʻchirish',
    cancelLabel: 'Bekor qilish',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function OpensAndCloses(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Natijani oʻchirish</Button>
        <AlertDialog
          {...args}
          open={open}
          onConfirm={() => {
            const pending = args.onConfirm();
            if (!pending) setOpen(false);
            return pending;
          }}
          onCancel={(reason) => {
            args.onCancel(reason);
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

/** A final step that destroys nothing. */
export const Final: Story = {
  args: {
    open: true,
    danger: false,
    title: 'Javoblar yuborilsinmi?',
    children: 'Uchta savol javobsiz qoldi. Yuborilgan javoblarni oʻzgartirib boʻlmaydi.',
    confirmLabel: 'Yuborish',
    cancelLabel: 'Testga qaytish',
  },
};

export const WithError: Story = {
  args: {
    open: true,
    error: 'Natija oʻchirilmadi: internet aloqasi uzildi. Aloqani tekshirib, qayta urinib koʻring.',
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: 'Oʻzgaruvchan tok zanjirida rezonans hodisasi boʻyicha barcha natijalar oʻchirilsinmi?',
    children:
      'Tajriba natijalari, chizilgan grafiklar va oʻqituvchining izohlari butunlay oʻchadi. Sinf jurnalidagi baho ' +
      'saqlanadi, lekin uning yonidagi havola ishlamay qoladi.',
    confirmLabel: 'Barcha natijalarni oʻchirish',
    cancelLabel: 'Natijalarni saqlab qolish',
  },
};

/** The text scrolls, the buttons stay visible. */
export const Scrolling: Story = {
  args: {
    open: true,
    title: 'Sinf oʻchirilsinmi?',
    children: Array.from({ length: 40 }, (_, index): ReactNode => (
      <p key={index}>{index + 1}-oʻquvchining natijalari oʻchadi.</p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Sinf oʻchirilsinmi?' });
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const confirm = screen.getByRole('button', { name: 'Oʻchirish' }).getBoundingClientRect();
    await expect(confirm.bottom).toBeLessThan(innerHeight);
  },
};

/** A promise that stays pending: the dialog can be neither confirmed again nor cancelled. */
export const Pending: Story = {
  args: { busyLabel: 'Oʻchirilmoqda…', onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Natijani oʻchirish' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Oʻchirish' }));
    const confirm = await screen.findByRole('button', { name: 'Oʻchirilmoqda…' });
    await expect(confirm).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Bekor qilish' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Natijani oʻchirish' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Bekor qilish' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('button');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Oʻchirish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
