import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { TableSort } from './sort-button.js';
import { Table, type TableColumn, type TableProps, type TableRowKey } from './table.js';
import { TableScroll } from './table-scroll.js';

interface Trial {
  id: number;
  length: string;
  period: string;
}
const rows: Trial[] = [
  { id: 1, length: '0,25', period: '1,00' },
  { id: 2, length: '1,00', period: '2,01' },
];
const columns: TableColumn<Trial>[] = [
  { id: 'trial', header: 'Tajriba', cell: ({ id }) => `${id}-tajriba`, rowHeader: true },
  { id: 'length', header: 'Uzunlik, m', cell: ({ length }) => length, numeric: true },
  { id: 'period', header: 'Davr, s', cell: ({ period }) => period, numeric: true },
];
const table = (props: Partial<TableProps<Trial>> = {}) => (
  <Table
    caption="Oʻlchovlar"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    empty="Hali oʻlchov yoʻq."
    {...props}
  />
);

it('has no accessibility violations, full and empty', async () => {
  expect(await axe(render(table()).container)).toHaveNoViolations();
  expect(await axe(render(table({ caption: 'Boʻsh', rows: [] })).container)).toHaveNoViolations();
});

it('is a table with a name, column headers and row headers', () => {
  render(table());
  const found = screen.getByRole('table', { name: 'Oʻlchovlar' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Tajriba', 'Uzunlik, m', 'Davr, s']);
  const second = within(found).getByRole('row', { name: /2-tajriba/ });
  expect(within(second).getByRole('rowheader')).toHaveTextContent('2-tajriba');
  expect(
    within(second)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,00', '2,01']);
});

it('aligns numbers at the end, and other columns as they say', () => {
  const centred = { id: 'state', header: 'Holat', cell: () => 'tayyor', align: 'center' } as const;
  render(table({ columns: [...columns, centred] }));
  const alignOf = (role: string, name: string) => screen.getByRole(role, { name }).dataset['align'];
  expect(alignOf('columnheader', 'Davr, s')).toBe('end');
  expect(alignOf('cell', '2,01')).toBe('end');
  expect(alignOf('columnheader', 'Holat')).toBe('center');
  expect(screen.getAllByRole('cell', { name: 'tayyor' })[0]).toHaveAttribute('data-align', 'center');
  expect(alignOf('rowheader', '1-tajriba')).toBeUndefined();
});

it('marks numeric cells and headers', () => {
  render(table());
  expect(screen.getByRole('columnheader', { name: 'Davr, s' })).toHaveAttribute('data-numeric');
  expect(screen.getByRole('cell', { name: '2,01' })).toHaveAttribute('data-numeric');
  expect(screen.getByRole('rowheader', { name: '1-tajriba' })).not.toHaveAttribute('data-numeric');
});

it('scrolls in a focusable region with the same name', () => {
  render(table({ hideCaption: true }));
  const region = screen.getByRole('region', { name: 'Oʻlchovlar' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toContainElement(screen.getByRole('table', { name: 'Oʻlchovlar' }));
});

it('shows the empty text in its full width', () => {
  render(table({ rows: [] }));
  expect(screen.getByRole('cell', { name: 'Hali oʻlchov yoʻq.' })).toHaveAttribute('colspan', '3');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

it('has a scroll container for plain tables', () => {
  render(
    <TableScroll label="Jadval">
      <table />
    </TableScroll>,
  );
  expect(screen.getByRole('region', { name: 'Jadval' })).toHaveAttribute('tabindex', '0');
});

it('renders on a server', () => {
  expect(renderToString(table())).toContain('<th scope="row"');
});

const sortable = columns.map((column) => ({ ...column, sortable: column.id !== 'trial' }));

it('sorts by a header, and turns the order around when it is pressed again', async () => {
  const user = userEvent.setup();
  const onSortChange = jest.fn<undefined, [TableSort, object]>();
  const { rerender, container } = render(table({ columns: sortable, onSortChange }));
  expect(screen.queryByRole('button', { name: 'Tajriba' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Davr, s' }));
  const ascending = { column: 'period', direction: 'ascending' } as const;
  expect(onSortChange).toHaveBeenLastCalledWith(ascending, {
    event: expect.objectContaining({ type: 'click' }),
  });

  rerender(table({ columns: sortable, onSortChange, sort: ascending }));
  expect(screen.getByRole('columnheader', { name: 'Davr, s' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Uzunlik, m' })).not.toHaveAttribute('aria-sort');
  screen.getByRole('button', { name: 'Davr, s' }).focus();
  await user.keyboard('{Enter}');
  expect(onSortChange.mock.lastCall?.[0]).toEqual({ column: 'period', direction: 'descending' });
  await user.click(screen.getByRole('button', { name: 'Uzunlik, m' }));
  expect(onSortChange.mock.lastCall?.[0]).toEqual({ column: 'length', direction: 'ascending' });
  expect(await axe(container)).toHaveNoViolations();
});

describe('selection', () => {
  const Selectable = ({
    initial = [],
    onChange,
  }: {
    initial?: number[];
    onChange?: (selected: readonly TableRowKey[], details: object) => void;
  }) => {
    const [selected, setSelected] = useState<readonly TableRowKey[]>(initial);
    return table({
      selection: {
        selected,
        onSelectedChange: (next, details) => {
          setSelected(next);
          onChange?.(next, details);
        },
        rowLabel: ({ id }) => `${id}-tajribani tanlash`,
        allLabel: 'Hammasini tanlash',
      },
    });
  };
  const checkbox = (name: string) => screen.getByRole('checkbox', { name });

  it('selects single rows and all of them', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<undefined, [readonly TableRowKey[], object]>();
    const { container } = render(<Selectable onChange={onChange} />);
    await user.click(checkbox('2-tajribani tanlash'));
    expect(onChange).toHaveBeenLastCalledWith([2], { event: expect.objectContaining({ type: 'change' }) });
    expect(checkbox('Hammasini tanlash')).toBePartiallyChecked();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(checkbox('Hammasini tanlash'));
    expect(new Set(onChange.mock.lastCall?.[0])).toEqual(new Set([1, 2]));
    expect(checkbox('1-tajribani tanlash')).toBeChecked();
    expect(checkbox('Hammasini tanlash')).toBeChecked();

    await user.click(checkbox('Hammasini tanlash'));
    expect(onChange.mock.lastCall?.[0]).toEqual([]);
  });

  it('keeps rows that are not shown', async () => {
    const onChange = jest.fn<undefined, [readonly TableRowKey[], object]>();
    render(<Selectable initial={[7, 1]} onChange={onChange} />);
    await userEvent.click(checkbox('1-tajribani tanlash'));
    expect(onChange.mock.lastCall?.[0]).toEqual([7]);
    expect(checkbox('Hammasini tanlash')).not.toBePartiallyChecked();
  });

  it('covers the whole width with the text of an empty table', () => {
    render(
      table({
        rows: [],
        selection: { selected: [], onSelectedChange: jest.fn(), rowLabel: () => '', allLabel: 'Hammasi' },
      }),
    );
    expect(screen.getByRole('cell', { name: 'Hali oʻlchov yoʻq.' })).toHaveAttribute('colspan', '4');
    expect(checkbox('Hammasi')).toBeDisabled();
  });
});
