import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button/button.js';
import { Alert } from './alert.js';

it('has no accessibility violations', async () => {
  const { container } = render(
    <Alert tone="error" role="alert" title="Video yuklanmadi" action={<Button>Qayta urinish</Button>}>
      Aloqani tekshiring.
    </Alert>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('has the alert role only on request', () => {
  const { rerender } = render(<Alert>Natijalar saqlanadi.</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(
    <Alert tone="error" role="alert">
      Yuborilmadi.
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Yuborilmadi.');
});

it.each(['info', 'success', 'warning', 'error'] as const)('has an icon for %s', (tone) => {
  const { container } = render(<Alert tone={tone}>Xabar</Alert>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
