import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { englishMessages } from '../messages/english-messages.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { russianMessages } from '../messages/russian-messages.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { DateField } from './date-field.js';

const column = { display: 'grid', gap: 'var(--ui-space-3)' } as const;

const meta = {
  title: 'UI Kit/DateField',
  component: DateField,
  decorators: [
    (Story) => (
      <MessagesProvider messages={uzbekMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
  args: { label: 'Tugʻilgan sana', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Separators are inserted; a pasted date replaces the text. */
export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tugʻilgan sana' });
    await userEvent.type(field, '27112010');
    await expect(field).toHaveValue('27.11.2010');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2010-11-27', expect.anything());
    await userEvent.type(field, '{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('27.11.2012');
    await userEvent.paste('2009-03-08');
    await expect(field).toHaveValue('08.03.2009');
  },
};

export const WithValue: Story = { args: { defaultValue: '2010-11-27', hint: 'Pasportdagidek.' } };

/** The date stays as it was typed. */
export const ImpossibleDate: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tugʻilgan sana' });
    await userEvent.type(field, '31022010');
    await userEvent.tab();
    await expect(field).toHaveValue('31.02.2010');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const OutsideLimits: Story = {
  args: { label: 'Dars kuni', min: '2026-11-01', max: '2026-11-30' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dars kuni' }), '01122026');
    await userEvent.tab();
    await expect(canvas.getByText('30.11.2026 yoki undan oldingi sanani kiriting.')).toBeVisible();
  },
};

export const WithError: Story = { args: { required: true, error: 'Tugʻilgan sanangizni kiriting.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2010-11-27' } };

export const OtherLanguages: Story = {
  render: (args) => (
    <div style={column}>
      <MessagesProvider messages={englishMessages}>
        <DateField {...args} label="Date of birth" />
        <DateField {...args} label="First lesson" defaultValue="2026-11-27" />
      </MessagesProvider>
      <MessagesProvider messages={russianMessages}>
        <DateField {...args} label="Дата рождения" />
        <DateField {...args} label="Первый урок" defaultValue="2026-11-27" />
      </MessagesProvider>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Oʻquvchining fizika fanidan respublika olimpiadasida birinchi marta qatnashgan sanasi',
    hint: 'Aniq kunini eslay olmasangiz, olimpiada boshlangan oyning birinchi kunini kiriting.',
    defaultValue: '2025-03-01',
  },
};

/** The order of the digits is the same. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={column}>
      <DateField {...args} label="Birinchi dars" defaultValue="2026-11-27" />
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tugʻilgan sana' });
    await userEvent.type(field, '7.1.');
    await expect(field).toHaveValue('07.01.');
  },
};
