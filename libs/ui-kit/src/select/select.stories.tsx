import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.js';

const meta = {
  title: 'UI Kit/Select',
  component: Select,
  args: {
    label: 'Boʻlim',
    options: [
      { value: '', label: 'Hammasi' },
      { value: 'mexanika', label: 'Mexanika' },
      { value: 'elektr', label: 'Elektr va magnetizm' },
      { value: 'optika', label: 'Optika' },
      { value: 'issiqlik', label: 'Issiqlik hodisalari' },
      { value: 'tolqin', label: 'Tebranish va toʻlqinlar' },
      { value: 'kvant', label: 'Kvant fizikasi', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithError: Story = { args: { error: 'Boʻlimni tanlang.', required: true } };

export const Disabled: Story = { args: { disabled: true } };
