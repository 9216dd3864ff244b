import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { MessagesProvider } from '../messages/messages-provider.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { Modal } from '../modal/modal.js';
import { MultiSelect } from './multi-select.js';

const topics = [
  { value: 'kinematika', label: 'Kinematika' },
  { value: 'dinamika', label: 'Dinamika' },
  { value: 'saqlanish', label: 'Saqlanish qonunlari' },
  { value: 'tok', label: 'Oʻzgarmas tok', description: 'Om va Kirxgof qonunlari' },
  { value: 'magnit', label: 'Magnit maydon' },
  { value: 'optika', label: 'Geometrik optika' },
  { value: 'tolqin', label: 'Tebranish va toʻlqinlar' },
  { value: 'kvant', label: 'Kvant fizikasi', disabled: true },
];

const meta = {
  title: 'UI Kit/MultiSelect',
  component: MultiSelect,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Mavzular',
    placeholder: 'Mavzu nomini yozing',
    options: topics,
    searchKey: (text: string) => text.toLowerCase().replace(/[ʻʼ‘’'`]/g, ''),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <MessagesProvider messages={uzbekMessages}>
        <Story />
      </MessagesProvider>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Mavzular' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
const chosen = ['kinematika', 'saqlanish', 'tok', 'tolqin'];

export const Plain: Story = {};

export const WithValues: Story = { args: { defaultValue: chosen, hint: 'Test shu mavzulardan tuziladi.' } };

export const WithError: Story = { args: { required: true, error: 'Kamida bitta mavzuni tanlang.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: chosen } };

export const Open: Story = {
  args: { defaultValue: ['kinematika', 'tok'] },
  play: async () => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })[0]).toBeVisible());
  },
};

export const NoResults: Story = {
  play: async () => {
    await userEvent.type(field(), 'kimyo');
    await waitFor(() => expect(screen.getByText(uzbekMessages.noOptions)).toBeVisible());
  },
};

export const LongTexts: Story = {
  args: {
    options: [
      { value: 'rezonans', label: 'Oʻzgaruvchan tok zanjirida kuchlanishlar rezonansi hodisasini oʻrganish' },
      { value: 'tok', label: 'Oʻzgarmas tok' },
    ],
    defaultValue: ['tok', 'rezonans'],
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <MultiSelect {...args} />
      <Button>Saqlash</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const last = (values: string[], reason: string) =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(values, expect.objectContaining({ reason }));
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("to'l{Enter}");
    await last(['tolqin'], 'option');
    await isClosed();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Tebranish va toʻlqinlar' })).toHaveAttribute(
        'data-highlighted',
      ),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}{Escape}');
    await last(['tolqin', 'optika'], 'option');
    await isClosed();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await last(['optika'], 'remove');
    field().focus();
    await userEvent.keyboard('{Backspace}');
    await last([], 'remove');
    await userEvent.keyboard('kin{Enter}');
    await last(['kinematika'], 'option');
    await isClosed();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Saqlash' })).toHaveFocus();
  },
};

/** The list opens inside the dialog: Escape closes the list first, then the dialog. */
export const InModal: Story = {
  render: function Dialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} title="Test" onClose={() => setOpen(false)}>
        <MultiSelect {...args} />
      </Modal>
    );
  },
  play: async () => {
    await userEvent.type(field(), 'opt');
    const option = await screen.findByRole('option', { name: 'Geometrik optika' });
    await waitFor(() => expect(option).toBeVisible());
    await expect(screen.getByRole('dialog')).toContainElement(option);
    await userEvent.click(option);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: chosen },
  render: (args) => (
    <div dir="rtl">
      <MultiSelect {...args} />
    </div>
  ),
};
