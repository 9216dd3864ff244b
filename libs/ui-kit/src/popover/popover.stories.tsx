import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Icon } from '../icon/icon.js';
import { circleQuestion } from '../icons/circle-question.js';
import { Popover } from './popover.js';

const branches = ['Mexanika', 'Optika', 'Tebranish va toʻlqinlar'];

const meta = {
  title: 'UI Kit/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    trigger: <Button>Darslarni saralash</Button>,
    title: 'Boʻlimlar',
    onOpenChange: fn(),
    children: branches.map((branch) => <Checkbox key={branch} label={branch} name="branch" value={branch} />),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const fitsIntoWindow = () =>
  waitFor(async () => {
    const { top, bottom, left, right } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

export const Closed: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: fitsIntoWindow,
};

/** An explanation opened by an icon. */
export const Explanation: Story = {
  args: {
    trigger: (
      <Button variant="quiet" icon={<Icon path={circleQuestion} />} aria-label="Oʻzlashtirish nima?" />
    ),
    title: 'Oʻzlashtirish',
    defaultOpen: true,
    children: (
      <p>
        Oxirgi beshta testdagi toʻgʻri javoblar ulushi. <a href="#yordam">Qanday hisoblanadi?</a>
      </p>
    ),
  },
};

export const HiddenTitle: Story = { args: { defaultOpen: true, hideTitle: true } };

/** Wider than a phone: the text wraps. At the end of its row, the panel stays inside the screen. */
export const LongText: Story = {
  args: {
    trigger: <Button>Oʻzgaruvchan tok zanjirida rezonans hodisasi haqida</Button>,
    title: 'Oʻzgaruvchan tok zanjirida rezonans hodisasi',
    placement: 'bottom-end',
    defaultOpen: true,
    children: (
      <p>
        Zanjirning xususiy chastotasi tok manbaining chastotasiga teng boʻlganda tok kuchi eng katta qiymatga
        yetadi. Bunda gʻaltak va kondensatordagi kuchlanishlar bir-birini muvozanatlaydi.
      </p>
    ),
  },
  play: fitsIntoWindow,
};

/** Longer than the screen: the panel scrolls. */
export const Scrolling: Story = {
  args: {
    title: 'Oʻlchovlar',
    children: Array.from({ length: 40 }, (_, index) => (
      <Checkbox key={index} label={`${index + 1}-oʻlchov`} name="trial" value={index} />
    )),
    defaultOpen: true,
  },
  play: fitsIntoWindow,
};

/** Controlled: the button of the panel closes it. */
export const ByKeyboard: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <Popover
          {...args}
          open={open}
          onOpenChange={(isOpen, details) => {
            args.onOpenChange?.(isOpen, details);
            setOpen(isOpen);
          }}
        >
          {args.children}
          <Button onClick={() => setOpen(false)}>Qoʻllash</Button>
        </Popover>
        <Button variant="quiet">Hammasi</Button>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Darslarni saralash' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Mexanika' })).toHaveFocus());
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Qoʻllash' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await open();
    await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: 'Mexanika' })).toHaveFocus();
    screen.getByRole('button', { name: 'Qoʻllash' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hammasi' })).toHaveFocus();
    await isClosed();
  },
};
