import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NumberField } from './number-field.js';

const meta = {
  title: 'UI Kit/NumberField',
  component: NumberField,
  args: {
    label: 'Jism massasi',
    buttonLabels: { decrease: 'Massani kamaytirish', increase: 'Massani oshirish' },
    unit: 'kg',
    min: 0.5,
    max: 10,
    step: 0.5,
    defaultValue: 2.5,
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A point is a decimal separator too; a number above the maximum becomes the maximum. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const mass = canvas.getByRole('spinbutton', { name: 'Jism massasi' });
    await expect(mass).toHaveValue('2,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Massani oshirish' }));
    await expect(mass).toHaveValue('3');
    await userEvent.clear(mass);
    await userEvent.type(mass, '4.25');
    await userEvent.tab();
    await expect(mass).toHaveValue('4,25');
    await userEvent.clear(mass);
    await userEvent.type(mass, '25');
    await userEvent.tab();
    await expect(mass).toHaveValue('10');
    await userEvent.click(mass);
  },
};

export const Empty: Story = {
  args: {
    label: 'Boshlangʻich tezlik',
    buttonLabels: { decrease: 'Tezlikni kamaytirish', increase: 'Tezlikni oshirish' },
    unit: 'm/s',
    min: 0,
    max: 100,
    step: 1,
    defaultValue: null,
    placeholder: '0',
  },
};

export const WithoutUnit: Story = {
  args: {
    label: 'Takrorlashlar soni',
    buttonLabels: { decrease: 'Sonni kamaytirish', increase: 'Sonni oshirish' },
    unit: undefined,
    min: 1,
    max: 20,
    step: 1,
    defaultValue: 1,
  },
};

export const WithHint: Story = { args: { hint: '0,5 dan 10 kg gacha.' } };

export const WithError: Story = {
  args: { required: true, defaultValue: null, error: 'Massani kiriting: 0,5 dan 10 kg gacha.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Yorugʻlikning vakuumdagi tarqalish tezligi (oʻlchashlarning oʻrtacha qiymati)',
    buttonLabels: { decrease: 'Tezlikni kamaytirish', increase: 'Tezlikni oshirish' },
    hint: 'Uchta oʻlchash natijasini qoʻshing va uchga boʻling: shunda tasodifiy xatolik kamayadi.',
    unit: 'km/s',
    min: 0,
    max: 400_000,
    step: 1,
    defaultValue: 299_792.458,
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <NumberField {...args} />
    </div>
  ),
};
