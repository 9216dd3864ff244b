import '../testing/jsdom-polyfills.js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '../button/button.js';
import { Popover, type PopoverProps } from './popover.js';

const popover = (props: Partial<PopoverProps> = {}) => (
  <>
    <button>Oldingi</button>
    <Popover trigger={<Button>Saralash</Button>} title="Darslarni saralash" {...props}>
      <input aria-label="Boʻlim" />
      <button>Qoʻllash</button>
    </Popover>
    <button>Keyingi</button>
  </>
);
const button = (name = 'Saralash') => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Boʻlim' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const openByKeyboard = async () => {
  const user = userEvent.setup();
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
  return user;
};

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(popover());
  expect(await axe(container)).toHaveNoViolations();
  await openByKeyboard();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('has no focusable element that is hidden from screen readers', async () => {
  render(popover());
  const user = await openByKeyboard();
  const countHidden = () => document.querySelectorAll('[aria-hidden="true"][tabindex="0"]').length;
  await waitFor(() => expect(countHidden()).toBe(0));
  await user.tab();
  await waitFor(() => expect(countHidden()).toBe(0));
});

it('is a button that opens and closes a panel with its title', async () => {
  render(popover());
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Darslarni saralash' })).toBeVisible());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button());
  await isClosed();
});

it('moves the focus into the panel, and back by Escape', async () => {
  render(popover());
  const user = await openByKeyboard();
  await user.keyboard('{Escape}');
  await isClosed();
  expect(button()).toHaveFocus();
});

it('continues after its button by Tab at the end of the panel, and closes', async () => {
  render(popover());
  const user = await openByKeyboard();
  await user.tab();
  expect(button('Qoʻllash')).toHaveFocus();
  await user.tab();
  expect(button('Keyingi')).toHaveFocus();
  await isClosed();
});

it('returns to its button by Shift+Tab at the start of the panel', async () => {
  render(popover());
  const user = await openByKeyboard();
  await user.tab({ shift: true });
  expect(button()).toHaveFocus();
});

it('closes by a press outside, not by one inside', async () => {
  render(popover());
  const user = await openByKeyboard();
  await user.click(screen.getByText('Darslarni saralash'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(button('Oldingi'));
  await isClosed();
});

it('calls onOpenChange with the event and the reason', async () => {
  const onOpenChange = jest.fn();
  render(popover({ onOpenChange }));
  const user = userEvent.setup();
  const last = () => onOpenChange.mock.lastCall as [boolean, { event: Event; reason: string }];
  await user.click(button());
  expect(last()).toMatchObject([true, { reason: 'button' }]);
  expect(last()[1].event).toBeInstanceOf(Event);
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(last()).toMatchObject([false, { reason: 'escape' }]);
  await isClosed();
  await user.click(button());
  await waitFor(() => expect(field()).toHaveFocus());
  await user.click(document.body);
  expect(last()).toMatchObject([false, { reason: 'outside' }]);
});

it('follows `open` when it is controlled', async () => {
  const Controlled = () => {
    const [open, setOpen] = useState(false);
    return (
      <Popover trigger={<button>Saralash</button>} title="Saralash" open={open} onOpenChange={setOpen}>
        <button onClick={() => setOpen(false)}>Qoʻllash</button>
      </Popover>
    );
  };
  render(<Controlled />);
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await userEvent.click(button('Qoʻllash'));
  await isClosed();
});

it('stays closed while `open` is false', async () => {
  const onOpenChange = jest.fn();
  render(popover({ open: false, onOpenChange }));
  await userEvent.click(button());
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('can be open at first, with a hidden title as its name', async () => {
  render(popover({ defaultOpen: true, hideTitle: true }));
  expect(await screen.findByRole('dialog', { name: 'Darslarni saralash' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveAttribute('data-visually-hidden');
});

it('keeps the attributes and the handlers of its button', async () => {
  const onClick = jest.fn();
  render(
    popover({
      trigger: (
        <Button id="saralash" variant="quiet" onClick={onClick}>
          Saralash
        </Button>
      ),
    }),
  );
  expect(button()).toHaveAttribute('id', 'saralash');
  expect(button()).toHaveAttribute('data-variant', 'quiet');
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('stays closed while its button is disabled', async () => {
  render(popover({ trigger: <Button disabled>Saralash</Button> }));
  await userEvent.click(button());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('renders inside the dialog of its button', async () => {
  render(<dialog open>{popover()}</dialog>);
  await openByKeyboard();
  expect(screen.getAllByRole('dialog')[0]).toContainElement(field());
});

it('renders its button on a server, without inline styles', () => {
  const html = renderToString(popover());
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).not.toContain('style=');
});
