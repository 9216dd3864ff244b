import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Slider } from './slider.js';

const meta = {
  title: 'UI Kit/Slider',
  component: Slider,
  args: { label: 'Otish burchagi', max: 90, defaultValue: 30, formatValue: (value) => `${value}°` },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change updates the value beside the label. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const angle = canvas.getByRole('slider', { name: 'Otish burchagi' });
    await expect(angle).toHaveAttribute('aria-valuetext', '30°');
    await fireEvent.change(angle, { target: { value: '60' } });
    await expect(canvas.getByText('60°')).toBeVisible();
    await expect(angle).toHaveAttribute('aria-valuetext', '60°');
    angle.focus();
  },
};

export const Marks: Story = {
  args: {
    defaultValue: 45,
    step: 15,
    marks: [
      { value: 0, label: '0°' },
      { value: 30, label: '30°' },
      { value: 45 },
      { value: 60, label: '60°' },
      { value: 90, label: '90°' },
    ],
  },
};

export const LongMarks: Story = {
  args: {
    label: 'Muhit zichligi',
    max: 2,
    defaultValue: 1,
    formatValue: (value) => ['havo', 'suv', 'simob'][value] ?? '',
    marks: [
      { value: 0, label: 'havo (gaz)' },
      { value: 1, label: 'suv' },
      { value: 2, label: 'simob (metall)' },
    ],
  },
};

export const WithHint: Story = {
  args: {
    label: 'Jism massasi',
    hint: 'Massa oshsa, tezlanish kamayadi.',
    min: 0.5,
    max: 10,
    step: 0.5,
    defaultValue: 2.5,
    formatValue: (value) => `${String(value).replace('.', ',')} kg`,
  },
};

export const WithError: Story = {
  args: { defaultValue: 85, error: 'Bu burchakda jism devorga tegadi: 80° dan kichik burchak tanlang.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Yorugʻlik nurining shisha prizma yon yogʻiga tushish burchagi (normalga nisbatan)',
    hint: 'Burchak chegaraviy qiymatdan katta boʻlsa, nur prizmadan chiqmaydi va toʻla ichki qaytish kuzatiladi.',
    formatValue: (value) => `${value}° 00′ 00″`,
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const RightToLeft: Story = {
  args: {
    marks: [
      { value: 0, label: '0°' },
      { value: 45, label: '45°' },
      { value: 90, label: '90°' },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} />
    </div>
  ),
};
