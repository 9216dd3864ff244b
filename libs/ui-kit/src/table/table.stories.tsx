import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import type { TableSort } from './sort-button.js';
import { Table, type TableColumn, type TableRowKey } from './table.js';

interface Trial {
  id: number;
  length: string;
  period: string;
  note: string;
}
const rows: Trial[] = [
  { id: 1, length: '0,25', period: '1,00', note: 'Ip tarang, ogʻish burchagi 5°' },
  { id: 2, length: '1,00', period: '2,01', note: 'Oʻsha yuk' },
  { id: 3, length: '12,50', period: '7,09', note: 'Zalning shiftiga osilgan' },
];
const columns: TableColumn<Trial>[] = [
  { id: 'trial', header: 'Tajriba', cell: ({ id }) => `${id}-tajriba`, rowHeader: true },
  { id: 'length', header: 'Uzunlik, m', cell: ({ length }) => length, numeric: true },
  { id: 'period', header: 'Davr, s', cell: ({ period }) => period, numeric: true },
];

const meta = {
  title: 'UI Kit/Table',
  component: Table<Trial>,
  args: {
    caption: 'Mayatnik oʻlchovlari',
    columns,
    rows,
    rowKey: ({ id }) => id,
    empty: 'Hali oʻlchov yoʻq. Tajribani boshlang va natijani yozib oling.',
  },
} satisfies Meta<typeof Table<Trial>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers are aligned at the end. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    const edge = (name: string) => canvas.getByRole('cell', { name }).getBoundingClientRect().right;
    await expect(edge('0,25')).toBe(edge('12,50'));
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '0,25' })).textAlign).toBe('end');
  },
};

export const Empty: Story = { args: { rows: [] } };

export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };

export const HiddenCaption: Story = { args: { hideCaption: true } };

/** Wider than a phone: the table scrolls, not the page. */
export const Wide: Story = {
  args: {
    columns: [
      ...columns,
      { id: 'g', header: 'Erkin tushish tezlanishi, m/s²', cell: () => '9,81', numeric: true },
      { id: 'note', header: 'Izoh', cell: ({ note }) => note },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const region = canvas.getByRole('region', { name: 'Mayatnik oʻlchovlari' });
    if (innerWidth < 400) await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await expect(region).toHaveFocus();
  },
};

const centreOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Text, a badge, a checkbox and a button in one row have one centre, also beside a text of two lines. */
export const MixedCells: Story = {
  args: {
    columns: [
      ...columns.slice(0, 2),
      { id: 'state', header: 'Holat', cell: () => <Badge tone="right">Tayyor</Badge>, align: 'center' },
      {
        id: 'open',
        header: 'Batafsil',
        cell: () => (
          <Button size="sm" variant="quiet">
            Ochish
          </Button>
        ),
        align: 'end',
      },
      {
        id: 'note',
        header: 'Izoh',
        cell: ({ note }) => <span style={{ display: 'block', width: '8rem' }}>{note}</span>,
      },
    ],
    selection: {
      selected: [1],
      onSelectedChange: fn(),
      rowLabel: ({ id }) => `${id}-tajribani tanlash`,
      allLabel: 'Hammasini tanlash',
    },
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const texts = within(row).getAllByText(/tajriba$|^\d+,\d+$|^Tayyor$|shiftiga|yuk$|burchagi/);
      const controls = [within(row).getByRole('checkbox'), within(row).getByRole('button')];
      const inRow = texts.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      for (const centre of [...inRow, ...controls.map(centreOf)])
        await expect(Math.abs(centre - centreOf(row))).toBeLessThanOrEqual(1.5);
    }
    const textAlignOf = (name: string) =>
      getComputedStyle(canvas.getByRole('columnheader', { name })).textAlign;
    await expect(['Holat', 'Batafsil', 'Izoh'].map(textAlignOf)).toEqual(['center', 'end', 'start']);
  },
};

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** The owner sorts the rows. */
export const Sortable: Story = {
  args: { columns: columns.map((column) => ({ ...column, sortable: column.numeric })) },
  render: function Sorted(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'length', direction: 'descending' });
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const value = ({ length, period }: Trial) => numberOf(sort.column === 'length' ? length : period);
    const sorted = [...args.rows].sort((one, other) => sign * (value(one) - value(other)));
    return <Table {...args} rows={sorted} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Davr, s' }));
    await expect(canvas.getByRole('columnheader', { name: 'Davr, s' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('1-tajriba');
    await userEvent.click(canvas.getByRole('button', { name: 'Davr, s' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('3-tajriba');
  },
};

export const Selectable: Story = {
  render: function Selected(args) {
    const [selected, setSelected] = useState<readonly TableRowKey[]>([2]);
    return (
      <Table
        {...args}
        selection={{
          selected,
          onSelectedChange: setSelected,
          rowLabel: ({ id }) => `${id}-tajribani tanlash`,
          allLabel: 'Hammasini tanlash',
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Hammasini tanlash' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '1-tajribani tanlash' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '3-tajribani tanlash' }));
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '1-tajribani tanlash' }));
  },
};
