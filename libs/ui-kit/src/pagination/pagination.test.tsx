import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Pagination } from './pagination.js';

const words = {
  label: 'Natijalar sahifalari',
  labels: { previous: 'Oldingi', next: 'Keyingi', page: (page: number) => `${page}-sahifa` },
};
const hrefOf = (page: number) => `?sahifa=${page}`;
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

const Paged = ({ asLinks = false }: { asLinks?: boolean }) => {
  const [page, setPage] = useState(2);
  return <Pagination {...words} page={page} pages={9} onPage={setPage} {...(asLinks && { hrefOf })} />;
};

it.each([
  ['links', <Pagination key="a" {...words} page={5} pages={20} hrefOf={hrefOf} />],
  ['links at an end', <Pagination key="b" {...words} page={1} pages={20} hrefOf={hrefOf} />],
  ['buttons', <Pagination key="c" {...words} page={20} pages={20} onPage={() => undefined} />],
])('has no accessibility faults as %s', async (_, element) => {
  const { container } = render(element);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a navigation with a name and a list of links, the page shown marked', () => {
  render(<Pagination {...words} page={5} pages={20} hrefOf={hrefOf} />);
  const nav = screen.getByRole('navigation', { name: 'Natijalar sahifalari' });
  const list = within(within(nav).getByRole('list'));
  expect(list.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    [1, 4, 5, 6, 20].map(hrefOf),
  );
  expect(link('5-sahifa')).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(link('Oldingi')).toHaveAttribute('href', '?sahifa=4');
  expect(link('Keyingi')).toHaveAttribute('href', '?sahifa=6');
});

it('leads nowhere before the first page and after the last', async () => {
  const { rerender } = render(<Pagination {...words} page={1} pages={9} hrefOf={hrefOf} />);
  expect(link('Oldingi')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Oldingi')).not.toHaveAttribute('href');
  await userEvent.tab();
  expect(link('1-sahifa')).toHaveFocus();

  // Without an address it could not keep the focus of whoever has just used it.
  expect(link('Oldingi')).toHaveAttribute('tabindex', '-1');

  rerender(<Pagination {...words} page={9} pages={9} hrefOf={hrefOf} />);
  expect(link('Keyingi')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Oldingi')).not.toHaveAttribute('aria-disabled');
});

it.each([false, true])('keeps the focus on what was used, at the end too (links: %s)', async (asLinks) => {
  const user = userEvent.setup();
  const find = asLinks ? link : button;
  render(<Paged asLinks={asLinks} />);
  await user.click(find('Oldingi'));
  expect(find('1-sahifa')).toHaveAttribute('aria-current', 'page');
  expect(find('Oldingi')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(find('1-sahifa')).toHaveAttribute('aria-current', 'page');

  await user.click(find('5-sahifa'));
  expect(find('5-sahifa')).toHaveAttribute('aria-current', 'page');
  expect(find('5-sahifa')).toHaveFocus();
});

it('leaves a button that leads nowhere out of the way of Tab', async () => {
  const user = userEvent.setup();
  render(<Pagination {...words} page={1} pages={2} onPage={() => undefined} />);
  await user.tab();
  await user.tab();
  expect(button('2-sahifa')).toHaveFocus();
  await user.tab();
  expect(button('Keyingi')).toHaveFocus();
});

it('is worked by keys', async () => {
  const user = userEvent.setup();
  render(<Paged />);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button('3-sahifa')).toHaveAttribute('aria-current', 'page');
});

describe('as links of a router', () => {
  it('goes by itself on a plain press, and leaves the others to the browser', () => {
    const onPage = jest.fn();
    render(<Pagination {...words} page={2} pages={9} hrefOf={hrefOf} onPage={onPage} />);
    // False: the browser was told to do nothing.
    expect(fireEvent.click(link('3-sahifa'))).toBe(false);
    expect(onPage.mock.calls).toEqual([[3]]);

    expect(fireEvent.click(link('3-sahifa'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link('3-sahifa'), { metaKey: true })).toBe(true);
    expect(onPage).toHaveBeenCalledTimes(1);
  });
});

it('is rendered on a server', () => {
  const html = renderToString(<Pagination {...words} page={2} pages={3} hrefOf={hrefOf} />);
  expect(html).toContain('href="?sahifa=3"');
});
