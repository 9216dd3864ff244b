import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { address } from '../../testing/site.js';
import { BackLink } from './back-link.js';

const open = (path: string) => {
  history.replaceState(null, '', path);
  render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/tajriba/:slug" element={<BackLink />} />
        <Route path="*" element={<Link to="/tajriba/mayatnik">Mayatnik</Link>} />
      </Routes>
    </BrowserRouter>,
  );
};
const back = () => screen.getByRole('link', { name: 'Orqaga qaytish' });

test('it leads back to the page that the learner came from', async () => {
  open('/learn?topic=5');
  await userEvent.click(screen.getByRole('link', { name: 'Mayatnik' }));
  expect(address()).toBe('/tajriba/mayatnik');
  await userEvent.click(back());
  await screen.findByRole('link', { name: 'Mayatnik' });
  expect(address()).toBe('/learn?topic=5');
});

test('without such a page it opens the catalogue', async () => {
  open('/tajriba/mayatnik');
  await userEvent.click(back());
  expect(address()).toBe('/simulation');
});

test('with Ctrl the catalogue opens in another tab', async () => {
  open('/learn');
  await userEvent.click(screen.getByRole('link', { name: 'Mayatnik' }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  back().dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(back()).toHaveAttribute('href', '/simulation');
});
