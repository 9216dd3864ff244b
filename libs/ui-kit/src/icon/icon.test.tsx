import { render, screen } from '@testing-library/react';
import { Menu } from 'lucide';
import { Icon } from './icon.js';

test('it draws every part of the icon and is hidden from screen readers', () => {
  render(
    <button aria-label="Menyuni ochish">
      <Icon node={Menu} />
    </button>,
  );

  const button = screen.getByRole('button', { name: 'Menyuni ochish' });
  const drawing = button.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect([...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))).toEqual(
    Menu.map(([, { d }]) => d),
  );
});
