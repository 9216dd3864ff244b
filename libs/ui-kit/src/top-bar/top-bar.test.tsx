import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter, NavLink } from 'react-router';
import { TopBar } from './top-bar.js';
import { TopBarLink } from './top-bar-link.js';
import { useScrolled } from './use-scrolled.js';

const Page = () => (
  <TopBar
    scrolled={useScrolled()}
    brand={<a href="/">Zarra</a>}
    nav={
      <nav aria-label="Asosiy">
        <TopBarLink href="/learn" aria-current="page">
          Kurslar
        </TopBarLink>
      </nav>
    }
    actions={<a href="/login">Kirish</a>}
    menu={<button>Menyu</button>}
  />
);

const scrollTo = (pixels: number) => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
};

afterEach(() => scrollTo(0));

it('has no accessibility violations', async () => {
  const { container } = render(<Page />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is the banner with brand, links, actions and menu button', () => {
  render(<Page />);
  const banner = within(screen.getByRole('banner'));
  for (const name of ['Zarra', 'Kirish']) expect(banner.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByText('Kurslar')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Menyu')).toBeInTheDocument();
});

it('changes its background after more than 50 px', () => {
  render(<Page />);
  scrollTo(50);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  scrollTo(10);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
});

it('accepts links of a router, which mark the current page', () => {
  render(
    <MemoryRouter initialEntries={['/learn']}>
      <TopBarLink as={NavLink} to="/learn" layout="list">
        Kurslar
      </TopBarLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Kurslar', current: 'page' })).toHaveAttribute(
    'data-layout',
    'list',
  );
});
