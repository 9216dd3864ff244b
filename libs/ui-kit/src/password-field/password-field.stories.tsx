import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'UI Kit/PasswordField',
  component: PasswordField,
  args: {
    label: 'Parol',
    autoComplete: 'current-password',
    toggleLabels: { show: 'Parolni koʻrsatish', hide: 'Parolni yashirish' },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { autoComplete: 'new-password', hint: 'Kamida 6 ta belgi' } };

export const WithError: Story = { args: { error: 'Parol juda qisqa.', defaultValue: 'abc' } };

export const Shown: Story = {
  args: { defaultValue: 'Mayatnik-2024' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Parolni koʻrsatish' }));
    await expect(canvas.getByRole('textbox', { name: 'Parol' })).toHaveValue('Mayatnik-2024');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Mayatnik-2024', disabled: true } };
