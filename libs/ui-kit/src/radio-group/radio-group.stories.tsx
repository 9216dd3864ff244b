import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.js';

const meta = {
  title: 'UI Kit/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Saytdan kim boʻlib foydalanasiz?',
    options: [
      { value: 'oquvchi', label: 'Oʻquvchi' },
      { value: 'oqituvchi', label: 'Oʻqituvchi' },
      { value: 'ota-ona', label: 'Ota-ona' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Chosen: Story = { args: { defaultValue: 'oqituvchi' } };

export const Horizontal: Story = {
  args: {
    label: 'Tezlik',
    direction: 'horizontal',
    defaultValue: '1',
    options: [
      { value: '0.25', label: '0,25×' },
      { value: '0.5', label: '0,5×' },
      { value: '1', label: '1×' },
      { value: '2', label: '2×' },
    ],
  },
};

export const WithHints: Story = {
  args: {
    label: 'Natija kimga koʻrinsin?',
    hint: 'Buni keyin sozlamalarda oʻzgartirish mumkin.',
    defaultValue: 'oqituvchim',
    options: [
      { value: 'ozim', label: 'Faqat oʻzimga', hint: 'Natija shu hisobda saqlanadi.' },
      { value: 'oqituvchim', label: 'Oʻqituvchimga ham', hint: 'U faqat foiz va sanani koʻradi.' },
      { value: 'sinf', label: 'Sinfdoshlarimga ham', hint: 'Hali ochilmagan.', disabled: true },
    ],
  },
};

export const WithError: Story = { args: { required: true, error: 'Javobni tanlang.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'oquvchi' } };

/** A question of a test: the letters are hidden from screen readers. */
export const Question: Story = {
  args: {
    label: '3. Jism yuqoriga tik otildi. Eng baland nuqtada uning tezlanishi nimaga teng?',
    options: [
      'nolga teng, chunki jism bir lahza toʻxtaydi',
      'erkin tushish tezlanishiga teng va pastga yoʻnalgan',
      'erkin tushish tezlanishiga teng va yuqoriga yoʻnalgan',
      'jismning massasiga bogʻliq, shuning uchun uni massasi va otilgan tezligi maʼlum boʻlmagan jism uchun aniq aytib boʻlmaydi',
    ].map((text, index) => ({
      value: String(index + 1),
      label: (
        <>
          <span aria-hidden="true">{'ABCD'[index]}) </span>
          {text}
        </>
      ),
    })),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>(null);
    return <RadioGroup {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
  },
  play: async ({ canvas }) => {
    const right = canvas.getByRole('radio', { name: /^erkin tushish .* pastga/ });
    await userEvent.click(right);
    await expect(right).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /yuqoriga yoʻnalgan/ })).toBeChecked();
  },
};
