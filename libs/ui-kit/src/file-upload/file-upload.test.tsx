import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { FileUpload } from './file-upload.js';

const texts = {
  label: 'Uy ishi',
  chooseLabel: 'Faylni tanlang',
  removeLabel: (name: string) => `${name}: olib tashlash`,
  sizeLabel: (bytes: number) => `${bytes} B`,
};
const table = new File(['1;2'], 'jadval.csv', { type: 'text/csv' });
const photo = new File(['abcdef'], 'daftar.png', { type: 'image/png' });
const input = () => screen.getByLabelText<HTMLInputElement>(/Uy ishi/);
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

// jsdom has no DataTransfer, and accepts only its own lists of files.
class TestTransfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}
beforeAll(() => void Object.assign(globalThis, { DataTransfer: TestTransfer }));

const choose = (...files: File[]) => {
  Object.defineProperty(input(), 'files', { value: files, writable: true, configurable: true });
  fireEvent.change(input());
};

const open = (props: Partial<ComponentProps<typeof FileUpload>> = {}) => {
  const { container } = render(
    <form aria-label="Topshiriq">
      <FileUpload {...texts} multiple {...props} />
      <button type="reset">Tozalash</button>
    </form>,
  );
  return { container, user: userEvent.setup() };
};

it('has no accessibility violations', async () => {
  const { container } = open({ hint: 'Koʻpi bilan 5 MB.', error: 'Fayl katta.', required: true });
  choose(table, photo);
  expect(await axe(container)).toHaveNoViolations();
});

it('is named by its label and the text of the area, described by hint and error', () => {
  open({ hint: 'Koʻpi bilan 5 MB.', error: 'Fayl katta.' });
  expect(input()).toHaveAccessibleName('Uy ishi Faylni tanlang');
  expect(input()).toHaveAccessibleDescription('Koʻpi bilan 5 MB. Fayl katta.');
  expect(input()).toBeInvalid();
});

it('passes native props and a ref to the input', () => {
  const ref = createRef<HTMLInputElement>();
  open({ ref, id: 'ish', name: 'ish', accept: '.csv', multiple: false });
  expect(ref.current).toBe(input());
  expect(input()).toHaveAttribute('id', 'ish');
  expect(input()).toHaveAttribute('name', 'ish');
  expect(input()).toHaveAttribute('accept', '.csv');
  expect(input().multiple).toBe(false);
});

it('lists the chosen files with their sizes', async () => {
  const onChange = jest.fn();
  const { user } = open({ onChange });
  await user.upload(input(), [table, photo]);
  expect(shown()).toEqual(['jadval.csv 3 B', 'daftar.png 6 B']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('removes a file from the input, calls onChange and focuses the input', async () => {
  const onChange = jest.fn();
  const { user } = open({ onChange });
  choose(table, photo);
  await user.click(screen.getByRole('button', { name: 'jadval.csv: olib tashlash' }));
  expect(shown()).toEqual(['daftar.png 6 B']);
  expect(input().files).toEqual([photo]);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(input()).toHaveFocus();
});

it('is empty after a reset of its form', async () => {
  const { user } = open();
  choose(table);
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(shown()).toEqual([]);
});

it('works by keyboard: the area, then the button of each file', async () => {
  const { user } = open();
  choose(table);
  await user.tab();
  expect(input()).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([]);
});

it('can be disabled', () => {
  open({ disabled: true });
  expect(input()).toBeDisabled();
});

it('renders on a server, and shows files chosen before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<FileUpload {...texts} />);
  Object.defineProperty(input(), 'files', { value: [photo] });
  render(<FileUpload {...texts} />, { container, hydrate: true });
  expect(shown()).toEqual(['daftar.png 6 B']);
});
