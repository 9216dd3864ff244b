import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OtpField } from './otp-field.js';

const meta = {
  title: 'UI Kit/OtpField',
  component: OtpField,
  args: { label: 'Tasdiqlash kodi', hint: '+998 90 ••• •• 67 raqamiga yuborilgan kodni kiriting.' },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pasted code with a space is complete at once. */
export const Plain: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Tasdiqlash kodi' });
    await userEvent.type(code, '12');
    await expect(code).toHaveValue('12');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.paste('480 215');
    await expect(code).toHaveValue('480215');
    await expect(args.onComplete).toHaveBeenCalledWith('480215');
  },
};

export const Empty: Story = {};

export const Incomplete: Story = { args: { defaultValue: '480' } };

export const FourDigits: Story = {
  args: { label: 'Sinf kodi', length: 4, hint: 'Kodni oʻqituvchingiz aytadi.', defaultValue: '7301' },
};

export const EightDigits: Story = { args: { length: 8, defaultValue: '48021573' } };

export const WithError: Story = {
  args: {
    defaultValue: '480216',
    required: true,
    error: 'Kod mos kelmadi. Xabardagi raqamlarni tekshiring yoki yangi kod soʻrang.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '480215' } };

export const LongText: Story = {
  args: {
    label: 'Parolni tiklash uchun telefon raqamingizga yuborilgan olti xonali tasdiqlash kodi',
    hint: 'Xabar ikki daqiqa ichida kelmasa, raqamni tekshiring va kodni qaytadan soʻrang: har bir kod faqat bir marta ishlaydi.',
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '480215' },
  render: (args) => (
    <div dir="rtl">
      <OtpField {...args} />
    </div>
  ),
};
