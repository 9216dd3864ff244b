import '../testing/jsdom-polyfills.js';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button.js';
import { dialogCommand } from '../dialog/dialog-command.js';
import { Drawer } from './drawer.js';

const drawer = (open: boolean, onClose = jest.fn()) => (
  <Drawer open={open} onClose={onClose} title="Menyu" closeLabel="Yopish">
    <a href="/learn">Kurslar</a>
  </Drawer>
);

it('has no accessibility violations', async () => {
  const { container } = render(drawer(true));
  expect(await axe(container)).toHaveNoViolations();
});

it('is visible only while open, and named by its title', () => {
  const { rerender } = render(drawer(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(drawer(true));
  expect(screen.getByRole('dialog', { name: 'Menyu' })).toBeVisible();
  rerender(drawer(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('calls onClose for its button, Escape and a click outside', async () => {
  const onClose = jest.fn();
  render(drawer(true, onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
  expect(onClose).toHaveBeenLastCalledWith('button');
  // Browsers fire `cancel` for Escape and for Android's back gesture.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenLastCalledWith('escape');
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenLastCalledWith('backdrop');
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays open when its content is clicked', async () => {
  const onClose = jest.fn();
  render(drawer(true, onClose));
  await userEvent.click(screen.getByRole('heading'));
  expect(onClose).not.toHaveBeenCalled();
});

it('calls onClose only when the browser has closed it, not its owner', () => {
  const onClose = jest.fn();
  const { rerender } = render(drawer(true, onClose));
  rerender(drawer(false, onClose));
  expect(onClose).not.toHaveBeenCalled();
  rerender(drawer(true, onClose));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose.mock.calls).toEqual([['browser']]);
});

describe('opened by the browser', () => {
  const openByButton = async () => {
    render(
      <>
        <Button {...dialogCommand('show-modal', 'menu')}>Menyuni ochish</Button>
        <Drawer id="menu" title="Menyu" closeLabel="Yopish">
          <a href="/learn">Kurslar</a>
        </Drawer>
      </>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Menyuni ochish' }));
    return screen.getByRole('dialog', { name: 'Menyu' });
  };

  // jsdom, like older browsers, has no `command`.
  it('opens and closes by buttons in browsers without commands', async () => {
    const dialog = await openByButton();
    expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    expect(dialog).not.toBeVisible();
  });

  it('closes by a click outside, and leaves Escape to the browser', async () => {
    const dialog = await openByButton();
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(true);
    await userEvent.click(screen.getByRole('heading'));
    expect(dialog).toBeVisible();
    fireEvent.click(dialog);
    expect(dialog).not.toBeVisible();
  });
});
