import '../test-pointer.js';
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

const acts = { print: jest.fn(), share: jest.fn(), remove: jest.fn() };
beforeEach(() => jest.resetAllMocks());

const menu = (props: Partial<MenuProps> = {}) => (
  <Menu label="Amallar" {...props}>
    <MenuItem onSelect={acts.print}>Chop etish</MenuItem>
    <MenuItem onSelect={acts.share} disabled>
      Ulashish
    </MenuItem>
    <MenuLink as={RouterLink} to="/learn">
      Darsga qaytish
    </MenuLink>
    <MenuSeparator />
    <MenuItem onSelect={acts.remove} danger icon={<svg />}>
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

it('has no accessibility faults, closed and open', async () => {
  const { container } = render(menu());
  expect(await axe(container)).toHaveNoViolations();
  await open();
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('is a button that opens a menu of its name', async () => {
  render(menu());
  expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener());
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Amallar' })).toBeVisible());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

it('goes by arrows, Home, End and first letters, also to what cannot be done now', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('Ulashish')).toHaveFocus());
  expect(item('Ulashish')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(acts.share).not.toHaveBeenCalled();
  await user.keyboard('{End}');
  await waitFor(() => expect(item('Natijani oʻchirish')).toHaveFocus());
  await user.keyboard('d');
  await waitFor(() => expect(item('Darsga qaytish')).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(item('Chop etish')).toHaveFocus());
});

it('does what is chosen, closes, and gives the focus back', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(item('Natijani oʻchirish')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(acts.remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

it('closes by Escape without doing anything', async () => {
  render(menu());
  const user = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
  for (const done of Object.values(acts)) expect(done).not.toHaveBeenCalled();
});

it.each([
  ['{Tab}', 'Keyingi'],
  ['{Shift>}{Tab}{/Shift}', 'Oldingi'],
])('closes by %s, which goes on from its button', async (keys, next) => {
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

it('has links that are links, of any router', async () => {
  render(menu());
  await open();
  expect(item('Darsga qaytish')).toHaveAttribute('href', '/uz/learn');
  expect(item('Darsga qaytish').tagName).toBe('A');
});

it('can show its icon alone and still has its name', () => {
  render(menu({ icon: <svg />, hideLabel: true }));
  expect(opener()).toHaveTextContent('');
});

it('stays shut while nothing can be done', async () => {
  render(menu({ disabled: true }));
  await userEvent.click(opener());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('brings no words of its own and no style element', async () => {
  render(menu());
  const styles = document.querySelectorAll('body style').length;
  await open();
  expect(document.body.textContent).toBe('AmallarChop etishUlashishDarsga qaytishNatijani oʻchirish');
  expect(document.querySelector('[aria-label], [title]')).toBeNull();
  expect(document.querySelectorAll('body style')).toHaveLength(styles);
});

it('stands inside the dialog its button is in, where it can be pressed', async () => {
  render(<dialog open>{menu()}</dialog>);
  await open();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('menu'));
});

it('comes from a server as its button, without inline styles', () => {
  const html = renderToString(menu());
  expect(html).toContain('Amallar');
  expect(html).not.toContain('style=');
});
