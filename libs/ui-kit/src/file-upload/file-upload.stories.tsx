import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FileUpload } from './file-upload.js';

const meta = {
  title: 'UI Kit/FileUpload',
  component: FileUpload,
  args: {
    label: 'Uy ishi',
    chooseLabel: 'Faylni tanlang yoki shu yerga tashlang',
    removeLabel: (name) => `${name} faylini olib tashlash`,
    sizeLabel: (bytes) => `${String(Math.ceil(bytes / 100) / 10).replace('.', ',')} kB`,
    onChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

/** Chooses files as the dialog of the browser does. */
const choose = async (input: HTMLElement, ...files: File[]) => {
  const chosen = new DataTransfer();
  for (const each of files) chosen.items.add(each);
  (input as HTMLInputElement).files = chosen.files;
  await fireEvent.change(input);
};

export const Plain: Story = {};

export const WithHint: Story = {
  args: { required: true, hint: 'PNG yoki PDF, koʻpi bilan 5 MB.', accept: '.png,.pdf' },
};

export const Chosen: Story = {
  args: { multiple: true, name: 'ish' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Uy ishi/);
    await choose(input, file('mayatnik.csv', 1240), file('daftar.png', 48_700), file('xulosa.pdf', 9_100));
    await userEvent.click(canvas.getByRole('button', { name: /^daftar/ }));
    await expect([...input.files!].map(({ name }) => name)).toEqual(['mayatnik.csv', 'xulosa.pdf']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(input).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { error: 'Fayl 5 MB dan katta. Kichikroq fayl tanlang.' },
  play: ({ canvas }) => choose(canvas.getByLabelText(/^Uy ishi/), file('tajriba.mov', 6_000_000)),
};

export const LongText: Story = {
  args: {
    label: 'Matematik mayatnik yordamida erkin tushish tezlanishini oʻlchash boʻyicha hisobot',
    chooseLabel:
      'Hisobot faylini, oʻlchash jadvalini va daftardagi hisoblash rasmini tanlang yoki shu yerga tashlang',
    multiple: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Matematik/);
    await choose(input, file(`laboratoriya-ishi-${'mayatnik-'.repeat(8)}hisobot.pdf`, 248_000));
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Topshirish muddati tugagan.' } };
