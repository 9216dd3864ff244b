import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.js';

const meta = {
  title: 'UI Kit/SearchField',
  component: SearchField,
  args: {
    label: 'Qidiruv',
    clearLabel: 'Tozalash',
    placeholder: 'Masalan: mayatnik',
    value: '',
    onChange: fn(),
  },
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const Cleared: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Qidiruv' });
    await userEvent.type(field, 'toʻlqin');
    await userEvent.click(canvas.getByRole('button', { name: 'Tozalash' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = { args: { value: 'toʻlqin uzunligi' } };
