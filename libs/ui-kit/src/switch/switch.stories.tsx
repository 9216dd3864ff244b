import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch.js';

const meta = {
  title: 'UI Kit/Switch',
  component: Switch,
  args: { label: 'Tajribada tovush chiqsin' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off at first; a click on the label switches it on. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const sound = canvas.getByRole('switch', { name: 'Tajribada tovush chiqsin' });
    await expect(sound).not.toBeChecked();
    await userEvent.click(canvas.getByText('Tajribada tovush chiqsin'));
    await expect(sound).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(sound).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: {
    label: 'Yangi darslar haqida xabar berilsin',
    hint: 'Haftada koʻpi bilan bitta xat keladi.',
    defaultChecked: true,
  },
};

export const WithError: Story = {
  args: {
    label: 'Natijalar oʻqituvchiga yuborilsin',
    required: true,
    error: 'Avval oʻqituvchi kodini kiriting.',
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Switch label="Kuch vektorlari koʻrinsin" disabled />
      <Switch label="Oʻlchov birliklari koʻrinsin" disabled defaultChecked />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Tajriba natijalarim sinfdoshlarimga va oʻqituvchimga koʻrinsin, ismim esa faqat oʻqituvchimga koʻrinsin',
    hint: 'Buni istalgan vaqtda oʻzgartirish mumkin: profilingizdagi “Maxfiylik” boʻlimini oching va kerakli bandni belgilang.',
    defaultChecked: true,
  },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Switch label="Tovush" />
      <Switch label="Tungi koʻrinish" defaultChecked hint="Ekran yorugʻligi kamayadi." />
    </div>
  ),
};
