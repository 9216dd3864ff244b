import '../testing/jsdom-polyfills.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.js';

const alertDialog = (props: Partial<AlertDialogProps> = {}) => (
  <AlertDialog
    open
    title="Natija oʻchirilsinmi?"
    confirmLabel="Oʻchirish"
    cancelLabel="Bekor qilish"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...props}
  >
    Oʻlchovlar ham oʻchadi. <a href="#yordam">Batafsil</a>
  </AlertDialog>
);
const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });
/** Browsers fire `cancel` for Escape and for Android's back gesture. */
const pressEscape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

/** A promise that a test settles. */
const deferred = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

it('has no accessibility violations', async () => {
  const { container } = render(alertDialog({ danger: true, error: 'Aloqa yoʻq. Qayta urinib koʻring.' }));
  expect(await axe(container)).toHaveNoViolations();
});

it('is visible only while open, named by its title and described by its text', () => {
  const { rerender } = render(alertDialog({ open: false }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  rerender(alertDialog());
  expect(dialog()).toBeVisible();
  expect(dialog()).toHaveAccessibleName('Natija oʻchirilsinmi?');
  expect(dialog()).toHaveAccessibleDescription('Oʻlchovlar ham oʻchadi. Batafsil');
  rerender(alertDialog({ open: false }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('starts with the focus on the cancel button, at every opening', () => {
  const { rerender } = render(alertDialog());
  expect(button('Bekor qilish')).toHaveFocus();
  button('Oʻchirish').focus();
  rerender(alertDialog({ open: false }));
  rerender(alertDialog());
  expect(button('Bekor qilish')).toHaveFocus();
});

it('confirms once per click, and stays open until `open` is false', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(alertDialog({ onConfirm, onCancel }));
  await userEvent.click(button('Oʻchirish'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  expect(dialog()).toBeVisible();
});

it('cancels by its button, Escape and the browser, but not by a click outside', async () => {
  const onCancel = jest.fn();
  render(alertDialog({ onCancel }));
  await userEvent.click(dialog());
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(button('Bekor qilish'));
  expect(onCancel).toHaveBeenLastCalledWith('button');
  pressEscape();
  expect(onCancel).toHaveBeenLastCalledWith('escape');
  expect(dialog()).toBeVisible();
  dialog().close();
  expect(onCancel).toHaveBeenLastCalledWith('browser');
  expect(onCancel).toHaveBeenCalledTimes(3);
});

describe('while the confirmed step is pending', () => {
  const confirm = async (props: Partial<AlertDialogProps> = {}) => {
    const step = deferred();
    const onConfirm = jest.fn(() => step.promise);
    const onCancel = jest.fn();
    const view = render(alertDialog({ onConfirm, onCancel, busyLabel: 'Oʻchirilmoqda…', ...props }));
    await userEvent.click(button('Oʻchirish'));
    return { ...view, step, onConfirm, onCancel };
  };

  it('has a busy confirm button that keeps the focus and is announced', async () => {
    const { step } = await confirm();
    expect(button('Oʻchirilmoqda…')).toHaveAttribute('aria-busy', 'true');
    expect(button('Oʻchirilmoqda…')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Oʻchirilmoqda…');
    await act(async () => step.resolve());
    expect(button('Oʻchirish')).not.toHaveAttribute('aria-busy');
  });

  it('can be neither confirmed again nor cancelled', async () => {
    const { step, onConfirm, onCancel } = await confirm();
    await userEvent.click(button('Oʻchirilmoqda…'));
    await userEvent.click(button('Bekor qilish'));
    pressEscape();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    expect(button('Bekor qilish')).toHaveAttribute('aria-disabled', 'true');

    await act(async () => step.resolve());
    await userEvent.click(button('Bekor qilish'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('reports that the browser has closed it', async () => {
    const { onCancel } = await confirm();
    act(() => dialog().close());
    expect(onCancel).toHaveBeenCalledWith('browser');
  });
});

it('announces an error in a live region that existed before', () => {
  const { rerender } = render(alertDialog());
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  rerender(alertDialog({ error: 'Aloqa yoʻq.' }));
  expect(screen.getByRole('alert')).toBe(region);
  expect(region).toHaveTextContent('Aloqa yoʻq.');
});

it('marks the confirm button of a destructive step', () => {
  const { rerender } = render(alertDialog());
  expect(button('Oʻchirish')).toHaveAttribute('data-variant', 'primary');
  rerender(alertDialog({ danger: true }));
  expect(button('Oʻchirish')).toHaveAttribute('data-variant', 'danger');
});

it('renders on a server', () => {
  const html = renderToString(alertDialog({ open: false }));
  expect(html).toContain('role="alertdialog"');
  expect(html).toContain('Natija oʻchirilsinmi?');
});
