import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router';
import { useSiteLinks } from './use-site-links.js';

const Page = ({ isEnabled }: { readonly isEnabled: boolean }) => {
  useSiteLinks(isEnabled);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <a href="/learn?topic=5#tekshiruv">
        <b>Dars</b>
      </a>
      <a href="#nazariya">Nazariya</a>
      <a href="/tajriba/prujina" target="_blank" rel="noreferrer">
        Yangi varaq
      </a>
      <a href="/tajriba/jadval.csv" download>
        Jadval
      </a>
      <a href="https://phet.colorado.edu/">PhET</a>
    </>
  );
};

/** Clicks of links that the browser handles; jsdom cannot load pages. */
let leftToBrowser: string[];
const observe = (event: MouseEvent): void => {
  if (event.defaultPrevented) return;
  leftToBrowser.push((event.target as Element).textContent);
  event.preventDefault();
};

const open = (isEnabled = true) => {
  leftToBrowser = [];
  history.replaceState(null, '', '/tajriba/mayatnik');
  addEventListener('click', observe);
  return render(
    <BrowserRouter useTransitions={false}>
      <Page isEnabled={isEnabled} />
    </BrowserRouter>,
  );
};
afterEach(() => removeEventListener('click', observe));

test('a plain link to a page of the site opens it without a page load', async () => {
  open();
  await userEvent.click(screen.getByText('Dars'));
  expect(screen.getByRole('status')).toHaveTextContent('/learn?topic=5#tekshiruv');
  expect(leftToBrowser).toEqual([]);
});

test.each(['Nazariya', 'Yangi varaq', 'Jadval', 'PhET'])('the browser handles the link %s', async (name) => {
  open();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByRole('status')).toHaveTextContent('/tajriba/mayatnik');
  expect(leftToBrowser).toEqual([name]);
});

test('with Ctrl the browser opens another tab', async () => {
  open();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Dars'));
  expect(leftToBrowser).toEqual(['Dars']);
});

test('in a frame of another site the browser handles every link', async () => {
  open(false);
  await userEvent.click(screen.getByText('Dars'));
  expect(leftToBrowser).toEqual(['Dars']);
});
