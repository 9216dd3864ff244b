// The table of queries in the README of ui-kit.
import { configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AlertDialog,
  Breadcrumbs,
  Button,
  Checkbox,
  FileUpload,
  LinkButton,
  Menu,
  MenuItem,
  MessagesProvider,
  Modal,
  NumberField,
  OtpField,
  Pagination,
  PasswordField,
  PhoneField,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  SideSheet,
  Slider,
  Spinner,
  Switch,
  Table,
  Tabs,
  TextArea,
  TextField,
  uzbekMessages,
} from '@zarra/ui-kit';
import type { ReactElement } from 'react';

// A lazily placed menu takes long on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

const nothing = () => undefined;
const options = [{ value: '7', label: '7-sinf' }];
const label = 'Nomi';

const COMPONENTS: readonly (readonly [role: string, name: string, element: ReactElement])[] = [
  ['button', label, <Button>{label}</Button>],
  ['link', label, <LinkButton href="/">{label}</LinkButton>],
  ['textbox', label, <TextField label={label} />],
  ['textbox', label, <TextArea label={label} />],
  ['textbox', label, <PhoneField label={label} format={{ country: '998', groups: [2, 3, 2, 2] }} />],
  ['textbox', label, <OtpField label={label} />],
  ['searchbox', label, <SearchField label={label} value="" onChange={nothing} />],
  ['spinbutton', label, <NumberField label={label} />],
  ['combobox', label, <Select label={label} options={options} />],
  ['option', '7-sinf', <Select label={label} options={options} />],
  ['checkbox', label, <Checkbox label={label} />],
  ['switch', label, <Switch label={label} />],
  ['slider', label, <Slider label={label} />],
  ['radiogroup', label, <RadioGroup label={label} options={options} />],
  ['radio', '7-sinf', <RadioGroup label={label} options={options} />],
  ['radiogroup', label, <SegmentedControl label={label} options={options} />],
  ['radio', '7-sinf', <SegmentedControl label={label} options={options} />],
  ['dialog', label, <Modal open title={label} onClose={nothing} />],
  ['dialog', label, <SideSheet open title={label} onClose={nothing} />],
  [
    'alertdialog',
    label,
    <AlertDialog open title={label} confirmLabel="Ha" onConfirm={nothing} onCancel={nothing}>
      Matn
    </AlertDialog>,
  ],
  ['tablist', label, <Tabs label={label} items={[{ id: 'a', label: 'Nazariya', content: 'Matn' }]} />],
  ['tab', 'Nazariya', <Tabs label={label} items={[{ id: 'a', label: 'Nazariya', content: 'Matn' }]} />],
  ['tabpanel', 'Nazariya', <Tabs label={label} items={[{ id: 'a', label: 'Nazariya', content: 'Matn' }]} />],
  [
    'table',
    label,
    <Table
      caption={label}
      columns={[{ id: 'a', header: 'Ism', cell: () => 'Aziza' }]}
      rows={[1]}
      rowKey={(row) => row}
      empty="Hech kim yoʻq"
    />,
  ],
  [
    'navigation',
    uzbekMessages.breadcrumbs,
    <Breadcrumbs current="Dars">
      <a href="/">Kurs</a>
    </Breadcrumbs>,
  ],
  ['navigation', uzbekMessages.pages, <Pagination page={1} pages={2} onPageChange={nothing} />],
  ['progressbar', label, <ProgressBar label={label} value={1} />],
  ['progressbar', label, <Spinner label={label} />],
];

const show = (element: ReactElement) =>
  render(<MessagesProvider messages={uzbekMessages}>{element}</MessagesProvider>);

for (const [index, [role, name, element]] of COMPONENTS.entries())
  test(`${index + 1}: ${role}`, () => {
    show(element);
    expect(screen.getByRole(role, { name })).toBeVisible();
  });

test('fields without a role have a label', () => {
  show(
    <>
      <PasswordField label="Parol" />
      <FileUpload label="Fayl" />
    </>,
  );
  expect(screen.getByLabelText('Parol')).toBeVisible();
  expect(screen.getByLabelText('Fayl')).toBeInTheDocument();
});

test('a menu has its items after it has been opened', async () => {
  show(
    <Menu label={label}>
      <MenuItem onSelect={nothing}>Chop etish</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: label }));
  const item = await screen.findByRole('menuitem', { name: 'Chop etish' });
  await waitFor(() => expect(item).toBeVisible());
  expect(screen.getByRole('menu', { name: label })).toBeVisible();
});
