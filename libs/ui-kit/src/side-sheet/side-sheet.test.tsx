import '../testing/jsdom-polyfills.js';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { SideSheet, type SideSheetProps } from './side-sheet.js';

const sheet = (props: Partial<SideSheetProps> = {}) => (
  <SideSheet
    open
    onClose={() => undefined}
    title="Filtrlar"
    closeLabel="Yopish"
    actions={<button>Qoʻllash</button>}
    {...props}
  >
    <p>Boʻlim va sinfni tanlang.</p>
  </SideSheet>
);

it('has no accessibility violations', async () => {
  const { container } = render(sheet());
  expect(await axe(container)).toHaveNoViolations();
});

it('is visible only while open, and named by its title', () => {
  const { rerender } = render(sheet({ open: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(sheet());
  expect(screen.getByRole('dialog', { name: 'Filtrlar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Qoʻllash' })).toBeVisible();
  rerender(sheet({ open: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('calls onClose with the reason, and stays open until `open` is false', async () => {
  const onClose = jest.fn();
  render(sheet({ onClose }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(onClose).toHaveBeenLastCalledWith('button');
  // Browsers fire `cancel` for Escape and for Android's back gesture.
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(onClose).toHaveBeenLastCalledWith('escape');
  expect(escape.defaultPrevented).toBe(true);
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenLastCalledWith('backdrop');
  expect(dialog).toBeVisible();
  dialog.close();
  expect(onClose).toHaveBeenLastCalledWith('browser');
  expect(onClose).toHaveBeenCalledTimes(4);
});

it('ignores clicks outside with backdropCloses={false}', async () => {
  const onClose = jest.fn();
  render(sheet({ onClose, backdropCloses: false }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('renders on a server', () => {
  expect(renderToString(sheet({ open: false }))).toContain('Filtrlar');
});
