import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FooterColumn, FooterFrame } from './footer-frame.js';

const footer = (
  <FooterFrame base="© 2026 Zarra">
    <FooterColumn title="Boʻlimlar">
      <ul>
        <li>
          <a href="/simulation/optika">Optika</a>
        </li>
      </ul>
    </FooterColumn>
  </FooterFrame>
);

it('has no accessibility violations', async () => {
  const { container } = render(footer);
  expect(await axe(container)).toHaveNoViolations();
});

it('is the contentinfo landmark, with columns and a last row', () => {
  render(footer);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('heading', { name: 'Boʻlimlar' })).toBeVisible();
  expect(foot.getByRole('link', { name: 'Optika' })).toBeVisible();
  expect(foot.getByText('© 2026 Zarra')).toBeVisible();
});
