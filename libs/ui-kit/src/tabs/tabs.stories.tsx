import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.js';
import { bookOpen } from '../icons/book-open.js';
import { flask } from '../icons/flask.js';
import { listChecks } from '../icons/list-checks.js';
import { Text } from '../text/text.js';
import { Tabs, type TabItem } from './tabs.js';

const items: TabItem[] = [
  {
    id: 'nazariya',
    label: 'Nazariya',
    content: <Text measure>Matematik mayatnikning tebranish davri ip uzunligiga bogʻliq, massaga emas.</Text>,
  },
  { id: 'tajriba', label: 'Tajriba', content: <Text>Ip uzunligini oʻzgartiring va davrni oʻlchang.</Text> },
  { id: 'savollar', label: 'Savollar', content: <Text>Oʻnta savol, har biriga bitta javob.</Text> },
];

const meta = {
  title: 'UI Kit/Tabs',
  component: Tabs,
  args: { label: 'Mayatnik haqida', items, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const WithIcons: Story = {
  args: {
    items: [bookOpen, flask, listChecks].map((path, index) => ({
      ...items[index]!,
      icon: <Icon path={path} />,
    })),
  },
};

export const Disabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.id === 'savollar' })) },
};

/** More tabs than fit: the row scrolls, not the page, and the selected tab is visible at once. */
export const Many: Story = {
  args: {
    label: 'Boʻlimlar',
    defaultValue: 'kvant',
    items: [
      ['mexanika', 'Mexanika'],
      ['elektr', 'Elektrodinamika'],
      ['optika', 'Geometrik optika'],
      ['issiqlik', 'Issiqlik hodisalari'],
      ['tolqin', 'Tebranish va toʻlqinlar'],
      ['kvant', 'Kvant fizikasi'],
      ['atom', 'Atom yadrosi'],
    ].map(([id, label]) => ({ id: id!, label, content: <Text>{label} boʻlimining mavzulari.</Text> })),
  },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('tablist', { name: 'Boʻlimlar' });
    const isVisible = (name: string) => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const row = list.getBoundingClientRect();
      return tab.left >= row.left - 1 && tab.right <= row.right + 1;
    };
    await expect(isVisible('Kvant fizikasi')).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    canvas.getByRole('tab', { name: 'Kvant fizikasi' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Mexanika' })).toHaveFocus();
    await expect(isVisible('Mexanika')).toBe(true);
    await expect(canvas.getByRole('tabpanel', { name: 'Mexanika' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('mexanika', expect.anything());
  },
};
