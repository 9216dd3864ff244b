import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { grid } from '../icons/grid.js';
import { list } from '../icons/list.js';
import { Inline } from '../stack/inline.js';
import { Stack } from '../stack/stack.js';
import { SegmentedControl } from './segmented-control.js';

const meta = {
  title: 'UI Kit/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Davr',
    options: [
      { value: 'kun', label: 'Kun' },
      { value: 'hafta', label: 'Hafta' },
      { value: 'oy', label: 'Oy' },
    ],
    defaultValue: 'hafta',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Kun'));
    await expect(canvas.getByRole('radio', { name: 'Kun' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Oy' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oy', expect.anything());
  },
};

export const WithoutSelection: Story = { args: { defaultValue: '' } };

/** Next to a button, which has the same height. */
export const HiddenLabel: Story = {
  args: {
    label: 'Koʻrinish',
    hideLabel: true,
    defaultValue: 'royxat',
    options: [
      {
        value: 'royxat',
        label: (
          <>
            <Icon path={list} /> Roʻyxat
          </>
        ),
      },
      {
        value: 'kartalar',
        label: (
          <>
            <Icon path={grid} /> Kartalar
          </>
        ),
      },
    ],
  },
  render: (args) => (
    <Inline>
      <SegmentedControl {...args} />
      <Button>Saralash</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    if (matchMedia('(pointer: coarse)').matches) return;
    const row = canvas.getByRole('radio', { name: 'Kartalar' }).parentElement!.parentElement!;
    await expect(row.offsetHeight).toBe(canvas.getByRole('button').offsetHeight);
  },
};

/** The options wrap where the row is too narrow. */
export const LongText: Story = {
  args: {
    label: 'Natijalar qaysi davr uchun koʻrsatilsin?',
    defaultValue: 'chorak',
    options: [
      { value: 'hafta', label: 'Oxirgi hafta' },
      { value: 'chorak', label: 'Joriy oʻquv choragi' },
      { value: 'yarim', label: 'Birinchi yarim yillik' },
      { value: 'yil', label: 'Butun oʻquv yili, yozgi taʼtil mashgʻulotlari bilan birga' },
    ],
  },
  play: async ({ canvas }) => {
    for (const option of canvas.getAllByRole('radio'))
      await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="lg">
      <SegmentedControl {...args} disabled />
      <SegmentedControl
        label="Model"
        defaultValue="ideal"
        options={[
          { value: 'ideal', label: 'Ideal gaz' },
          { value: 'real', label: 'Real gaz' },
          { value: 'kvant', label: 'Kvant gazi', disabled: true },
        ]}
      />
    </Stack>
  ),
};

export const Controlled: Story = {
  args: {
    label: 'Tezlik birligi',
    options: [
      { value: 'm/s', label: 'm/s' },
      { value: 'km/soat', label: 'km/soat' },
    ],
  },
  render: function Speed({ label, options }) {
    const [unit, setUnit] = useState('m/s');
    return (
      <Stack align="start">
        <SegmentedControl label={label} options={options} value={unit} onValueChange={setUnit} />
        <output>{unit === 'm/s' ? '20 m/s' : '72 km/soat'}</output>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('km/soat'));
    await expect(canvas.getByRole('status')).toHaveTextContent('72 km/soat');
  },
};
