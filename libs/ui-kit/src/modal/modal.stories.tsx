import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { TextArea } from '../text-area/text-area.js';
import { Modal } from './modal.js';

const meta = {
  title: 'UI Kit/Modal',
  component: Modal,
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Javoblar yuborilsinmi?',
    closeLabel: 'Yopish',
    children: 'Uchta savol javobsiz qoldi. Yuborilgan javoblarni oʻzgartirib boʻlmaydi.',
  },
  render: function OpensAndCloses({ children, ...args }) {
    const [open, setOpen] = useState(args.open);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Testni yakunlash</Button>
        <Modal
          actions={
            <>
              <Button onClick={close}>Testga qaytish</Button>
              <Button variant="primary" onClick={close}>
                Yuborish
              </Button>
            </>
          }
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            close();
          }}
        >
          {children}
        </Modal>
      </>
    );
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const Small: Story = {
  args: { open: true, size: 'sm', title: 'Natija', children: '20 savoldan 17 tasi toʻgʻri.' },
};

export const Large: Story = {
  args: {
    open: true,
    size: 'lg',
    title: 'Oʻzgaruvchan tok zanjirida rezonans hodisasini oʻrganish boʻyicha tajriba natijalari',
  },
};

/** A click outside does not close it: unsaved input stays. */
export const WithForm: Story = {
  args: {
    open: true,
    backdropCloses: false,
    title: 'Xato haqida xabar berish',
    children: <TextArea label="Nima notoʻgʻri?" name="report" />,
  },
};

/** The text scrolls, title and buttons are sticky, and the arrow keys work at once. */
export const Long: Story = {
  args: {
    open: true,
    title: 'Foydalanish qoidalari',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        {index + 1}. Tajriba oʻtkazishdan oldin asboblarning ishlash tartibi bilan tanishib chiqing.
      </p>
    )),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Foydalanish qoidalari' });
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const send = screen.getByRole('button', { name: 'Yuborish' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThan(innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Testni yakunlash' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Javoblar yuborilsinmi?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await expect(args.onClose).toHaveBeenCalledWith('button');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
