import '../testing/jsdom-polyfills.js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComponentPropsWithRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Menu, type MenuProps } from './menu.js';
import { MenuItem } from './menu-item.js';
import { MenuLink } from './menu-link.js';
import { MenuSeparator } from './menu-separator.js';

const RouterLink = ({ to, ...rest }: { to: string } & ComponentPropsWithRef<'a'>) => (
  <a {...rest} href={`/uz${to}`}>
    {rest.children}
  </a>
);

const actions = { print: jest.fn(), share: jest.fn(), remove: jest.fn() };
beforeEach(() => jest.resetAllMocks());

const menu = (props: Partial<MenuProps> = {}) => (
  <Menu label="Amallar" {...props}>
    <MenuItem onSelect={actions.print}>Chop etish</MenuItem>
    <MenuItem onSelect={actions.share} disabled>
      Ulashish
    </MenuItem>
    <MenuLink as={RouterLink} to="/learn">
      Darsga qaytish
    </MenuLink>
    <MenuSeparator />
    <MenuItem onSelect={actions.remove} danger icon={<svg />}>
      Natijani oʻchirish
    </MenuItem>
  </Menu>
);
const opener = () => screen.getByRole('button', { name: 'Amallar' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const open = async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item('Chop etish')).toHaveFocus());
  return user;
};

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(menu());
  expect(await axe(container)).toHaveNoViolations();
  await open();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('is a button that opens a menu with its name', async () => {
  render(menu());
  expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Amallar' })).toBeVisible());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

it('moves the focus by arrows, Home, End and first letters, also to disabled items', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('Ulashish')).toHaveFocus());
  expect(item('Ulashish')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(actions.share).not.toHaveBeenCalled();
  await user.keyboard('{End}');
  await waitFor(() => expect(item('Natijani oʻchirish')).toHaveFocus());
  await user.keyboard('d');
  await waitFor(() => expect(item('Darsga qaytish')).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(item('Chop etish')).toHaveFocus());
});

it('calls the chosen action, closes, and returns the focus', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(item('Natijani oʻchirish')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(actions.remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

it('closes by Escape without an action', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
  for (const done of Object.values(actions)) expect(done).not.toHaveBeenCalled();
});

it.each([
  ['{Tab}', 'Keyingi'],
  ['{Shift>}{Tab}{/Shift}', 'Oldingi'],
])('closes by %s, which continues from its button', async (keys, next) => {
  render(
    <>
      <button>Oldingi</button>
      {menu()}
      <button>Keyingi</button>
    </>,
  );
  const user = userEvent.setup();
  opener().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item('Chop etish')).toHaveFocus());
  await user.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: next })).toHaveFocus();
});

it('has native links, also of a router', async () => {
  render(menu());
  await open();
  expect(item('Darsga qaytish')).toHaveAttribute('href', '/uz/learn');
  expect(item('Darsga qaytish').tagName).toBe('A');
});

it('can show its icon alone with an accessible name', () => {
  render(menu({ icon: <svg />, hideLabel: true }));
  expect(opener()).toHaveTextContent('');
});

it('stays closed while disabled', async () => {
  render(menu({ disabled: true }));
  await userEvent.click(opener());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('adds no text and no style element', async () => {
  render(menu());
  const styles = document.querySelectorAll('body style').length;
  await open();
  expect(document.body.textContent).toBe('AmallarChop etishUlashishDarsga qaytishNatijani oʻchirish');
  expect(document.querySelector('[aria-label], [title]')).toBeNull();
  expect(document.querySelectorAll('body style')).toHaveLength(styles);
});

it('renders inside the dialog of its button', async () => {
  render(<dialog open>{menu()}</dialog>);
  await open();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('menu'));
});

it('renders its button on a server, without inline styles', () => {
  const html = renderToString(menu());
  expect(html).toContain('Amallar');
  expect(html).not.toContain('style=');
});
