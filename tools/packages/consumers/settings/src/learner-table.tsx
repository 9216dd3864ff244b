import {
  AlertDialog,
  Button,
  Grid,
  Inline,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  Pagination,
  SearchField,
  Select,
  SideSheet,
  Spinner,
  Stack,
  Table,
  Text,
  useToast,
  type TableColumn,
  type TableRowKey,
  type TableSort,
} from '@zarra/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dateOf, learners, type Learner } from './learners.js';
import { searchKey } from './search-key.js';

const LearnerDetails = lazy(() =>
  import('./learner-details.js').then((file) => ({ default: file.LearnerDetails })),
);

const PAGE_SIZE = 25;
const gradeOptions = [
  { value: '', label: 'Barcha sinflar' },
  ...[7, 8, 9, 10, 11].map((grade) => ({ value: String(grade), label: `${grade}-sinf` })),
];

const compare: Readonly<Record<string, (a: Learner, b: Learner) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name),
  grade: (a, b) => a.grade - b.grade,
  result: (a, b) => a.result - b.result,
  lastTest: (a, b) => a.lastTest.localeCompare(b.lastTest),
};

/** 1,000 learners with search, filter, order, selection and pages. */
export function LearnerTable() {
  const toast = useToast();
  const [rows, setRows] = useState(learners);
  const [query, setQuery] = useState('');
  const [grade, setGrade] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly TableRowKey[]>([]);
  const [shown, setShown] = useState<Learner>();
  const [asked, setAsked] = useState(false);

  const found = useMemo(() => {
    const key = searchKey(query);
    const matches = rows.filter(
      (row) => searchKey(row.name).includes(key) && (grade === '' || row.grade === Number(grade)),
    );
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return matches.sort((a, b) => sign * (compare[sort.column]?.(a, b) ?? 0));
  }, [rows, query, grade, sort]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(page, pages);

  const columns: readonly TableColumn<Learner>[] = [
    { id: 'name', header: 'Oʻquvchi', cell: ({ name }) => name, rowHeader: true, sortable: true },
    { id: 'grade', header: 'Sinf', cell: (row) => row.grade, numeric: true, sortable: true },
    { id: 'result', header: 'Natija, %', cell: ({ result }) => result, numeric: true, sortable: true },
    {
      id: 'lastTest',
      header: 'Oxirgi test',
      cell: (row) => dateOf(row.lastTest),
      numeric: true,
      sortable: true,
    },
    {
      id: 'details',
      header: 'Batafsil',
      cell: (row) => (
        <Button size="sm" variant="quiet" aria-label={`${row.name}: batafsil`} onClick={() => setShown(row)}>
          Ochish
        </Button>
      ),
    },
  ];
  const remove = () => {
    const removed = new Set(selected);
    setRows(rows.filter(({ id }) => !removed.has(id)));
    setSelected([]);
    setAsked(false);
    toast.success(`Roʻyxatdan chiqarildi: ${removed.size}`);
  };

  return (
    <Stack gap="lg">
      <Grid columns={2} cell="wide">
        <SearchField
          label="Oʻquvchini qidirish"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Select
          label="Sinf"
          options={gradeOptions}
          value={grade}
          onChange={(event) => {
            setGrade(event.currentTarget.value);
            setPage(1);
          }}
        />
      </Grid>
      <Inline justify="between">
        <Text tone="muted" role="status">
          {found.length} ta oʻquvchi, tanlandi: {selected.length}
        </Text>
        <Menu label="Amallar" align="end">
          <MenuItem onSelect={() => toast.info('Jadval yuklab olinmoqda.')}>Jadvalni yuklab olish</MenuItem>
          <MenuLink href="#sozlamalar">Sahifa boshiga</MenuLink>
          <MenuSeparator />
          <MenuItem danger disabled={selected.length === 0} onSelect={() => setAsked(true)}>
            Tanlanganlarni chiqarish
          </MenuItem>
        </Menu>
      </Inline>
      <Table
        caption="Oʻquvchilar"
        hideCaption
        columns={columns}
        rows={found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
        rowKey={({ id }) => id}
        empty="Bunday oʻquvchi yoʻq. Qidiruvni yoki sinfni oʻzgartiring."
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onSelectedChange: setSelected, rowLabel: ({ name }) => `${name}ni tanlash` }}
      />
      <Pagination page={current} pages={pages} onPageChange={setPage} />
      <SideSheet open={shown !== undefined} title={shown?.name ?? ''} onClose={() => setShown(undefined)}>
        {shown && (
          <Suspense fallback={<Spinner size="lg" />}>
            <LearnerDetails learner={shown} />
          </Suspense>
        )}
      </SideSheet>
      <AlertDialog
        open={asked}
        title={`${selected.length} ta oʻquvchi roʻyxatdan chiqarilsinmi?`}
        confirmLabel="Roʻyxatdan chiqarish"
        danger
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        Ularning natijalari arxivda qoladi.
      </AlertDialog>
    </Stack>
  );
}
