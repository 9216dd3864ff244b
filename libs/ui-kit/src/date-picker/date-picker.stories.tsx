import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { withMedia } from '../testing/media.js';
import { DatePicker } from './date-picker.js';

const meta = {
  title: 'UI Kit/DatePicker',
  component: DatePicker,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  decorators: [
    (Story) => (
      <MessagesProvider messages={uzbekMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
  args: { label: 'Dars kuni', today: '2026-11-27', onValueChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const focusedDay = () =>
  waitFor(async () => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));

/** Opens the calendar by keyboard. */
const open = async (opener: HTMLElement) => {
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await focusedDay();
};

const fitsIntoWindow = async () => {
  await waitFor(async () => {
    const panel = screen.getByRole('dialog');
    const { top, bottom, left, right } = panel.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  });
  for (const day of screen.getAllByRole('gridcell', { name: /\d/ })) {
    const { width, height } = day.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
};

export const Plain: Story = {};

export const WithValue: Story = { args: { defaultValue: '2026-12-04', hint: 'Dushanbadan jumagacha.' } };

/** The current day has a border, the selected day is filled. */
export const Open: Story = {
  args: { defaultValue: '2026-11-12' },
  play: async ({ canvas }) => {
    await open(canvas.getByRole('button', { name: 'Taqvimni ochish' }));
    await fitsIntoWindow();
  },
};

/** A month of six weeks. Days outside the limits are disabled. */
export const Limits: Story = {
  args: { label: 'Test kuni', min: '2026-08-10', max: '2026-08-21', today: '2026-08-14' },
  play: async ({ canvas }) => {
    await open(canvas.getByRole('button', { name: 'Taqvimni ochish' }));
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName('2026-yil 10-avgust, dushanba');
    await fitsIntoWindow();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Dars kuni' });
    const opener = canvas.getByRole('button', { name: 'Taqvimni ochish' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(opener);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}{PageDown}{Shift>}{PageDown}{/Shift}');
    await expect(document.activeElement).toHaveAccessibleName('2027-yil 30-dekabr, payshanba');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(opener).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await open(opener);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await isClosed();
    await expect(opener).toHaveFocus();
    await expect(field).toHaveValue('20.11.2026');
    await open(opener);
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Bugun' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(field).toHaveValue('27.11.2026');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}31022026');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WithError: Story = { args: { required: true, error: 'Dars kunini tanlang.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-04' } };

export const English: Story = {
  args: { label: 'Lesson', defaultValue: '2026-11-12' },
  decorators: [
    (Story) => (
      <MessagesProvider messages={englishMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: ({ canvas }) => open(canvas.getByRole('button', { name: 'Open the calendar' })),
};

export const Russian: Story = {
  args: { label: 'День урока', defaultValue: '2026-11-12' },
  decorators: [
    (Story) => (
      <MessagesProvider messages={russianMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: ({ canvas }) => open(canvas.getByRole('button', { name: 'Открыть календарь' })),
};

export const LongText: Story = {
  args: {
    label: 'Fizika fanidan respublika olimpiadasining ikkinchi bosqichi oʻtkaziladigan kun',
    hint: 'Dam olish va bayram kunlari sinflar band boʻlmaydi, lekin oʻqituvchilar kelmasligi mumkin.',
    defaultValue: '2026-12-04',
  },
};

/** The arrow keys follow the direction of the page. */
export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-12' },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas }) => {
    await open(canvas.getByRole('button', { name: 'Taqvimni ochish' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName('2026-yil 13-noyabr, juma');
    await fitsIntoWindow();
  },
};

/** The selected and the current day differ from the others in forced colours. */
export const ForcedColors: Story = {
  args: { defaultValue: '2026-11-12' },
  play: async ({ canvas }) => {
    await open(canvas.getByRole('button', { name: 'Taqvimni ochish' }));
    await withMedia({ 'forced-colors': 'active' }, async () => {
      const style = (name: RegExp) => getComputedStyle(screen.getByRole('gridcell', { name }));
      await expect(style(/ 12-noyabr/).backgroundColor).not.toBe(style(/ 11-noyabr/).backgroundColor);
      await expect(style(/ 27-noyabr/).borderTopColor).not.toBe(style(/ 11-noyabr/).borderTopColor);
    });
  },
};
