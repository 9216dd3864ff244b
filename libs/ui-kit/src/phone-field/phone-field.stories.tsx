import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PhoneField } from './phone-field.js';

const uzbekPhone = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };

const meta = {
  title: 'UI Kit/PhoneField',
  component: PhoneField,
  args: { label: 'Telefon raqamingiz', format: uzbekPhone, placeholder: '+998 90 123 45 67' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { required: true, hint: 'Savolingizga shu raqam orqali javob beramiz.' },
};

export const WithError: Story = {
  args: { defaultValue: '+998 90 123', error: 'Raqam toʻliq emas. +998 dan keyin 9 ta raqam yozing.' },
};

export const Disabled: Story = { args: { defaultValue: '+998 90 123 45 67', disabled: true } };

/** Typed with or without the country code, the number is the same. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefon raqamingiz' });
    await userEvent.type(phone, '901234567');
    await expect(phone).toHaveValue('+998 90 123 45 67');
    await userEvent.clear(phone);
    await userEvent.type(phone, '998901234567');
    await expect(phone).toHaveValue('+998 90 123 45 67');
  },
};

/** Numbers of other countries are rejected: a truncated number would belong to another person. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefon raqamingiz' });
    await userEvent.click(phone);
    await userEvent.paste('+7 901 123 45 67');
    await expect(phone).toHaveValue('');
    await userEvent.paste('tel: 8 (90) 123-45-67');
    await expect(phone).toHaveValue('+998 90 123 45 67');
  },
};

export const AnotherCountry: Story = {
  args: {
    label: 'Qozogʻistondagi telefon raqamingiz',
    format: { country: '7', groups: [3, 3, 2, 2], trunk: '8' },
    placeholder: '+7 701 123 45 67',
    defaultValue: '+77011234567',
  },
};

export const LongText: Story = {
  args: {
    label: 'Ota-onangizning yoki sizga masʼul boʻlgan kattaning telefon raqami',
    hint: 'Bu raqam faqat tanlov natijalari haqida xabar berish uchun kerak, boshqa hech kimga koʻrsatilmaydi va berilmaydi.',
  },
};
