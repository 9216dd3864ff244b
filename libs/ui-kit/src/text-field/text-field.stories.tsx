import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.js';

const meta = {
  title: 'UI Kit/TextField',
  component: TextField,
  args: { label: 'Ismingiz', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: { label: 'Parol', type: 'password', autoComplete: 'new-password', hint: 'Kamida 6 ta belgi' },
};

export const WithError: Story = {
  args: {
    label: 'Elektron pochta',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'dilnoza@maktab',
    error: 'Manzil toʻliq emas. Masalan: dilnoza@maktab.uz',
    required: true,
  },
};

export const WithUnit: Story = {
  args: {
    label: 'Boshlangʻich tezlik',
    inputMode: 'decimal',
    defaultValue: '12,5',
    trailing: <span style={{ paddingInlineEnd: '0.75rem' }}>m/s</span>,
    autoComplete: 'off',
  },
};

export const Disabled: Story = { args: { defaultValue: 'Dilnoza', disabled: true } };
