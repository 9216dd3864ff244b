import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { Combobox } from './combobox.js';

const regions = [
  { value: 'andijon', label: 'Andijon' },
  { value: 'buxoro', label: 'Buxoro' },
  { value: 'fargona', label: 'Fargʻona' },
  { value: 'jizzax', label: 'Jizzax' },
  { value: 'navoiy', label: 'Navoiy' },
  { value: 'namangan', label: 'Namangan' },
  { value: 'qashqadaryo', label: 'Qashqadaryo', description: 'Markazi: Qarshi' },
  { value: 'qoraqalpogiston', label: 'Qoraqalpogʻiston Respublikasi', description: 'Markazi: Nukus' },
  { value: 'samarqand', label: 'Samarqand' },
  { value: 'sirdaryo', label: 'Sirdaryo', description: 'Markazi: Guliston' },
  { value: 'surxondaryo', label: 'Surxondaryo', description: 'Markazi: Termiz' },
  { value: 'toshkent', label: 'Toshkent shahri' },
  { value: 'xorazm', label: 'Xorazm', description: 'Hozircha maktablar yoʻq', disabled: true },
];

/** The same key for every form of the apostrophe. */
const ignoreApostrophes = (text: string) => text.toLowerCase().replace(/[ʻʼ‘’'`]/g, '');

const meta = {
  title: 'UI Kit/Combobox',
  component: Combobox,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Viloyat',
    placeholder: 'Nomini yozing',
    options: regions,
    searchKey: ignoreApostrophes,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <MessagesProvider messages={uzbekMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Viloyat' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Plain: Story = {};

export const WithValue: Story = { args: { defaultValue: 'samarqand', hint: 'Maktab joylashgan viloyat.' } };

export const WithError: Story = { args: { required: true, error: 'Viloyatni tanlang.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'samarqand' } };

/** Any form of the apostrophe finds the name: the caller passes the search key. */
export const Results: Story = {
  play: async () => {
    await userEvent.type(field(), "g'");
    await waitFor(async () => {
      const { left, right, bottom } = screen.getByRole('listbox').parentElement!.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const Open: Story = {
  args: { defaultValue: 'qashqadaryo' },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
  },
};

export const NoResults: Story = {
  play: async () => {
    await userEvent.type(field(), 'tokio');
    await waitFor(() => expect(screen.getByText(uzbekMessages.noOptions)).toBeVisible());
  },
};

export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText(uzbekMessages.loading)).toBeVisible());
  },
};

export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'rezonans',
        label: 'Oʻzgaruvchan tok zanjirida kuchlanishlar rezonansi hodisasini oʻrganish',
        description: 'Gʻaltak, kondensator va qarshilik ketma-ket ulangan zanjir.',
      },
      {
        value: 'interferensiya',
        label: 'Yorugʻlik interferensiyasi yordamida toʻlqin uzunligini aniqlash',
      },
    ],
    defaultValue: 'rezonans',
  },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The first 100 options and the number of the others; typing finds each. */
export const ThousandOptions: Story = {
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({
      value: String(index + 1),
      label: `${index + 1}-umumiy oʻrta taʼlim maktabi`,
    })),
  },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByText(/Yana 900 ta/)).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(100);
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 'buxoro' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Combobox {...args} />
      <Button>Saqlash</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Buxoro' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    await expect(field()).toHaveValue('Fargʻona');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'fargona',
      expect.objectContaining({ reason: 'option' }),
    );
    await userEvent.clear(field());
    await userEvent.keyboard('sam{Escape}');
    await isClosed();
    await waitFor(() => expect(field()).toHaveValue(''));
    await userEvent.keyboard('sam');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Samarqand' })).toBeVisible());
    await userEvent.tab();
    await isClosed();
    await expect(canvas.getByRole('button', { name: 'Saqlash' })).toHaveFocus();
    await waitFor(() => expect(field()).toHaveValue(''));
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'samarqand' },
  render: (args) => (
    <div dir="rtl">
      <Combobox {...args} />
    </div>
  ),
};
