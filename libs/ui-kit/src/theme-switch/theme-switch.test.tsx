import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ThemeSwitch } from './theme-switch.js';

const labels = { legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' };

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

it('has no accessibility violations', async () => {
  const { container } = render(<ThemeSwitch labels={labels} />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a named group of three radios with the system theme as default', () => {
  render(<ThemeSwitch labels={labels} />);
  expect(screen.getByRole('group', { name: 'Mavzu' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Tizimdagidek' })).toBeChecked();
});

it('changes the theme of the page by keyboard, and all other switches', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ThemeSwitch labels={labels} />
      <ThemeSwitch labels={labels} />
    </>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  for (const dark of await screen.findAllByRole('radio', { name: 'Qorongʻi', checked: true }))
    expect(dark).toBeChecked();
  expect(screen.getAllByRole('radio', { name: 'Qorongʻi', checked: true })).toHaveLength(2);
});

it('applies a choice made before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ThemeSwitch labels={labels} />);
  screen.getByRole('radio', { name: 'Qorongʻi' }).click();
  render(<ThemeSwitch labels={labels} />, { container, hydrate: true });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(await screen.findByRole('radio', { name: 'Qorongʻi', checked: true })).toBeVisible();
});

it('keeps the saved theme during hydration', async () => {
  localStorage.setItem('theme', 'light');
  document.documentElement.dataset['theme'] = 'light';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ThemeSwitch labels={labels} />);
  render(<ThemeSwitch labels={labels} />, { container, hydrate: true });
  expect(await screen.findByRole('radio', { name: 'Yorugʻ', checked: true })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
