import '../testing/jsdom-polyfills.js';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Modal, type ModalProps } from './modal.js';

const modal = (props: Partial<ModalProps> = {}) => (
  <Modal
    open
    onClose={() => undefined}
    title="Javoblar yuborilsinmi?"
    closeLabel="Yopish"
    actions={<button>Yuborish</button>}
    {...props}
  >
    <p>Uchta savol javobsiz qoldi.</p>
    <input type="file" aria-label="Fayl" />
  </Modal>
);

it('has no accessibility violations', async () => {
  const { container } = render(modal());
  expect(await axe(container)).toHaveNoViolations();
});

it('is visible only while open, and named by its title', () => {
  const { rerender } = render(modal({ open: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(modal());
  expect(screen.getByRole('dialog', { name: 'Javoblar yuborilsinmi?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yuborish' })).toBeVisible();
  rerender(modal({ open: false }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves no focus on its content when it closes', () => {
  const { rerender } = render(modal());
  screen.getByLabelText('Fayl').focus();
  rerender(modal({ open: false }));
  expect(document.body).toHaveFocus();
});

it('calls onClose with the reason, and stays open until `open` is false', async () => {
  const onClose = jest.fn();
  render(modal({ onClose }));
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

it('stays open when the event of an earlier closing comes after it was opened again', () => {
  const onClose = jest.fn();
  render(modal({ onClose }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

it('ignores clicks outside with backdropCloses={false}', async () => {
  const onClose = jest.fn();
  render(modal({ onClose, backdropCloses: false }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open for a click that starts inside, as in a text selection, and for a cancelled file input', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(modal({ onClose }));
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/javobsiz/) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent(screen.getByLabelText('Fayl'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('renders on a server', () => {
  expect(renderToString(modal({ open: false }))).toContain('Javoblar yuborilsinmi?');
});
