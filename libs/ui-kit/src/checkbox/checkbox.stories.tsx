import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'UI Kit/Checkbox',
  component: Checkbox,
  args: { label: 'Foydalanish shartlariga roziman' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { label: 'Yangi darslar haqida xabar berilsin', hint: 'Haftada koʻpi bilan bitta xat keladi.' },
};

export const WithError: Story = {
  args: { required: true, error: 'Davom etish uchun shartlarga rozilik bildiring.' },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Kvant fizikasi (hali ochilmagan)" disabled />
      <Checkbox label="Mexanika (hamma uchun ochiq)" disabled defaultChecked />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Tajriba natijalarim sinfdoshlarimga va oʻqituvchimga koʻrinsin, ismim esa faqat oʻqituvchimga koʻrinsin',
    hint: 'Buni istalgan vaqtda oʻzgartirish mumkin: sozlamalardagi “Maxfiylik” boʻlimini oching va kerakli bandni belgilang.',
    defaultChecked: true,
  },
};

const branches = ['Mexanika', 'Optika', 'Tebranish va toʻlqinlar'];

/** A checkbox that represents the others. */
export const Indeterminate: Story = {
  render: function Branches() {
    const [chosen, setChosen] = useState(['Optika']);
    const all = chosen.length === branches.length;
    return (
      <>
        <Checkbox
          label="Barcha boʻlimlar"
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : branches)}
        />
        <div style={{ paddingInlineStart: '1.75rem' }}>
          {branches.map((branch) => (
            <Checkbox
              key={branch}
              label={branch}
              checked={chosen.includes(branch)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, branch] : chosen.filter((one) => one !== branch))
              }
            />
          ))}
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Barcha boʻlimlar' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Mexanika' })).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Optika' }));
    await expect(all).toBePartiallyChecked();
  },
};
