import '../testing/jsdom-polyfills.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.js';
import { DatePicker } from '../date-picker/date-picker.js';
import { FileUpload } from '../file-upload/file-upload.js';
import { Modal } from '../modal/modal.js';
import { NumberField } from '../number-field/number-field.js';
import { Pagination } from '../pagination/pagination.js';
import { PasswordField } from '../password-field/password-field.js';
import { Pending } from '../pending/pending.js';
import { SearchField } from '../search-field/search-field.js';
import { Spinner } from '../spinner/spinner.js';
import { Stepper } from '../stepper/stepper.js';
import { Table } from '../table/table.js';
import { ThemeSwitch } from '../theme-switch/theme-switch.js';
import { ToastProvider } from '../toast/toast.js';
import { useToast } from '../toast/toast-context.js';
import { englishMessages } from './english-messages.js';
import type { Messages } from './messages.js';
import { MessagesProvider } from './messages-provider.js';
import { russianMessages } from './russian-messages.js';
import { uzbekMessages } from './uzbek-messages.js';

const nothing = () => undefined;

function ToastButton() {
  const toast = useToast();
  return <button onClick={() => toast.info('-')}>+</button>;
}

/** The components with texts of the provider. Texts of props are digits and dashes, which equal no message. */
const All = ({ messages }: { messages: Messages }) => (
  <MessagesProvider messages={messages}>
    <ToastProvider>
      <ToastButton />
    </ToastProvider>
    <Breadcrumbs current="-">
      <a href="/">-</a>
    </Breadcrumbs>
    <DatePicker label="8" />
    <FileUpload label="1" />
    <NumberField label="2" defaultValue={1.5} />
    <Pagination page={2} pages={3} onPageChange={nothing} />
    <PasswordField label="3" />
    <Pending text="-" failed onRetry={nothing} />
    <SearchField label="4" value="5" onChange={nothing} />
    <Spinner />
    <Stepper label="6" steps={['-', '-', '-']} current={1} />
    <Table
      caption="7"
      columns={[{ id: 'a', header: '-', cell: () => '-' }]}
      rows={[1]}
      rowKey={(row) => row}
      empty="-"
      selection={{ selected: [], onSelectedChange: nothing, rowLabel: () => '-' }}
    />
    <ThemeSwitch />
    <Modal open title="-" onClose={nothing} />
  </MessagesProvider>
);

const sets = { uzbekMessages, englishMessages, russianMessages };

test.each(Object.entries(sets))('%s name every control', async (_name, messages) => {
  const user = userEvent.setup();
  const { container } = render(<All messages={messages} />);
  await user.click(screen.getByRole('button', { name: '+', hidden: true }));
  const file = new File(['x'.repeat(1250)], 'a.txt');
  await user.upload(container.querySelector<HTMLInputElement>('[type=file]')!, file);

  const named = (role: string, name: string) => screen.getAllByRole(role, { name, hidden: true });
  expect(named('button', messages.close)).toHaveLength(2);
  expect(named('region', messages.notifications)).toHaveLength(1);
  expect(named('navigation', messages.breadcrumbs)).toHaveLength(1);
  expect(named('navigation', messages.pages)).toHaveLength(1);
  expect(named('button', messages.page.replace('{value}', '3'))).toHaveLength(1);
  for (const name of [
    'previousPage',
    'nextPage',
    'clear',
    'retry',
    'showPassword',
    'increase',
    'decrease',
    'openCalendar',
  ] as const)
    expect(named('button', messages[name])).toHaveLength(1);
  expect(named('progressbar', messages.loading)).toHaveLength(1);
  expect(named('checkbox', messages.selectAllRows)).toHaveLength(1);
  expect(named('group', messages.theme)).toHaveLength(1);
  for (const name of ['systemTheme', 'lightTheme', 'darkTheme'] as const)
    expect(named('radio', messages[name])).toHaveLength(1);
  for (const name of ['stepDone', 'stepCurrent', 'stepTodo', 'chooseFile'] as const)
    expect(container).toHaveTextContent(messages[name]);
  expect(named('button', messages.removeFile.replace('{value}', 'a.txt'))).toHaveLength(1);

  const parts = [messages.dayFormat, messages.monthFormat, messages.yearFormat];
  expect(screen.getByRole('textbox', { name: '8', hidden: true })).toHaveAttribute(
    'placeholder',
    parts.join(messages.locale === 'en' ? '/' : '.'),
  );

  const separator = messages.locale === 'en' ? '.' : ',';
  expect(container).toHaveTextContent(messages.kilobytes.replace('{value}', `1${separator}3`));
  expect(screen.getByRole('spinbutton', { name: '2', hidden: true })).toHaveValue(`1${separator}5`);
});

test('the text of a prop replaces that of the provider', () => {
  render(
    <MessagesProvider messages={uzbekMessages}>
      <Spinner label="Natijalar yuklanmoqda" />
    </MessagesProvider>,
  );
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Natijalar yuklanmoqda');
});

test('a provider inside another replaces its own texts only', () => {
  render(
    <MessagesProvider messages={uzbekMessages}>
      <MessagesProvider messages={{ loading: 'Natijalar yuklanmoqda' }}>
        <Spinner />
        <Pending text="-" failed onRetry={nothing} />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Natijalar yuklanmoqda');
  expect(screen.getByRole('button')).toHaveAccessibleName(uzbekMessages.retry);
});

test('a component without a text names the message and both places for it', () => {
  expect(() => renderToString(<Spinner />)).toThrow('No text "loading" in props or MessagesProvider');
});

test('the sets are plain data: a server component can pass them to the browser', () => {
  for (const messages of Object.values(sets)) expect(structuredClone(messages)).toEqual(messages);
});
