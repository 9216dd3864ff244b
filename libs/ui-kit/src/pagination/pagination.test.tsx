import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Pagination } from './pagination.js';

const texts = {
  label: 'Natijalar sahifalari',
  labels: { previous: 'Oldingi', next: 'Keyingi', page: (page: number) => `${page}-sahifa` },
};
const hrefOf = (page: number) => `?sahifa=${page}`;
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

const Controlled = ({ asLinks = false }: { asLinks?: boolean }) => {
  const [page, setPage] = useState(2);
  return <Pagination {...texts} page={page} pages={9} onPageChange={setPage} {...(asLinks && { hrefOf })} />;
};

it.each([
  ['links', <Pagination key="a" {...texts} page={5} pages={20} hrefOf={hrefOf} />],
  ['links at an end', <Pagination key="b" {...texts} page={1} pages={20} hrefOf={hrefOf} />],
  ['buttons', <Pagination key="c" {...texts} page={20} pages={20} onPageChange={() => undefined} />],
])('has no accessibility violations as %s', async (_, element) => {
  const { container } = render(element);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a navigation with a name and a list of links, with the current page marked', () => {
  render(<Pagination {...texts} page={5} pages={20} hrefOf={hrefOf} />);
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

it('is disabled before the first page and after the last', async () => {
  const { rerender } = render(<Pagination {...texts} page={1} pages={9} hrefOf={hrefOf} />);
  expect(link('Oldingi')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Oldingi')).not.toHaveAttribute('href');
  await userEvent.tab();
  expect(link('1-sahifa')).toHaveFocus();

  // A link without href needs a tabindex to keep the focus.
  expect(link('Oldingi')).toHaveAttribute('tabindex', '-1');

  rerender(<Pagination {...texts} page={9} pages={9} hrefOf={hrefOf} />);
  expect(link('Keyingi')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Oldingi')).not.toHaveAttribute('aria-disabled');
});

it.each([false, true])(
  'keeps the focus on the clicked control, also at the end (links: %s)',
  async (asLinks) => {
    const user = userEvent.setup();
    const find = asLinks ? link : button;
    render(<Controlled asLinks={asLinks} />);
    await user.click(find('Oldingi'));
    expect(find('1-sahifa')).toHaveAttribute('aria-current', 'page');
    expect(find('Oldingi')).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(find('1-sahifa')).toHaveAttribute('aria-current', 'page');

    await user.click(find('5-sahifa'));
    expect(find('5-sahifa')).toHaveAttribute('aria-current', 'page');
    expect(find('5-sahifa')).toHaveFocus();
  },
);

it('removes a disabled button from the tab order', async () => {
  const user = userEvent.setup();
  render(<Pagination {...texts} page={1} pages={2} onPageChange={() => undefined} />);
  await user.tab();
  await user.tab();
  expect(button('2-sahifa')).toHaveFocus();
  await user.tab();
  expect(button('Keyingi')).toHaveFocus();
});

it('works by keyboard', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button('3-sahifa')).toHaveAttribute('aria-current', 'page');
});

describe('with a router', () => {
  it('handles a plain click, and leaves modified clicks to the browser', () => {
    const onPageChange = jest.fn();
    render(<Pagination {...texts} page={2} pages={9} hrefOf={hrefOf} onPageChange={onPageChange} />);
    // False: the default action was prevented.
    expect(fireEvent.click(link('3-sahifa'))).toBe(false);
    expect(onPageChange.mock.calls).toEqual([[3, { event: expect.anything() }]]);

    expect(fireEvent.click(link('3-sahifa'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link('3-sahifa'), { metaKey: true })).toBe(true);
    expect(onPageChange).toHaveBeenCalledTimes(1);
  });
});

it('renders on a server', () => {
  const html = renderToString(<Pagination {...texts} page={2} pages={3} hrefOf={hrefOf} />);
  expect(html).toContain('href="?sahifa=3"');
});
