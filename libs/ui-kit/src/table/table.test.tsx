import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Table, type TableColumn, type TableProps } from './table.js';
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
