import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { Breadcrumbs } from './breadcrumbs.js';

const trail = (
  <Breadcrumbs label="Siz shu yerdasiz" current="Yorugʻlikning sinishi">
    <a href="/">Bosh sahifa</a>
    {['7-sinf', '8-sinf'].map((name) => (
      <a key={name} href={`/learn/${name}`}>
        {name}
      </a>
    ))}
    {null}
  </Breadcrumbs>
);

it('has no accessibility violations', async () => {
  const { container } = render(trail);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a navigation with a list: the parent pages are links, the last item is the current page', () => {
  render(trail);
  const nav = screen.getByRole('navigation', { name: 'Siz shu yerdasiz' });
  const steps = within(nav).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Bosh sahifa',
    '7-sinf',
    '8-sinf',
    'Yorugʻlikning sinishi',
  ]);
  const current = screen.getByText('Yorugʻlikning sinishi');
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current.closest('a')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('accepts links of a router', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs label="Siz shu yerdasiz" current="Optika">
        <Link to="/learn">Kurslar</Link>
      </Breadcrumbs>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Kurslar' })).toHaveAttribute('href', '/learn');
});

it('renders on a server', () => {
  expect(renderToString(trail)).toMatch(/<li><a href="\/">Bosh sahifa<\/a><\/li>/);
});
