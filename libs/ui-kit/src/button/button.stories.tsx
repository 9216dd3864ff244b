import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.js';
import { rotateCcw } from '../icons/rotate-ccw.js';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.js';

const meta = {
  title: 'UI Kit/Button',
  component: Button,
  args: { children: 'Yuborish', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button variant="primary">Tajribani boshlash</Button>
      <Button>Natijani koʻrish</Button>
      <Button variant="quiet">Bekor qilish</Button>
      <Button variant="danger">Natijani oʻchirish</Button>
      <Button disabled>Yuborib boʻlmaydi</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Button size="sm" variant="primary">
        Kichik
      </Button>
      <Button variant="primary">Oʻrta</Button>
      <Button size="lg" variant="primary">
        Katta
      </Button>
    </div>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon path={rotateCcw} />, children: 'Qayta urinish' } };

export const IconAlone: Story = {
  args: { icon: <Icon path={rotateCcw} />, 'aria-label': 'Qayta urinish', children: undefined },
};

export const Block: Story = { args: { block: true, variant: 'primary', children: 'Kirish' } };

export const LongLabel: Story = {
  args: { children: 'Oʻzgaruvchan tok zanjirida rezonans hodisasini oʻrganish boʻyicha tajribani boshlash' },
};

/** The width is always that of the longer label: the layout does not shift when the action starts. */
export const Busy: Story = {
  render: function Sending() {
    const [busy, setBusy] = useState(false);
    return (
      <Button variant="primary" busy={busy} busyLabel="Yuborilmoqda…" onClick={() => setBusy(true)}>
        Yuborish
      </Button>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yuborish' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Yuborilmoqda…'));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Yuborilmoqda…');
  },
};

export const BusyWithSpinner: Story = { args: { busy: true, children: 'Saqlash' } };
