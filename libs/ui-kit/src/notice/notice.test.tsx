import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button/button.js';
import { Notice } from './notice.js';

it('has no accessibility faults', async () => {
  const { container } = render(
    <Notice tone="error" role="alert" title="Video yuklanmadi" action={<Button>Qayta urinish</Button>}>
      Aloqani tekshiring.
    </Notice>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('interrupts only when asked to', () => {
  const { rerender } = render(<Notice>Natijalar saqlanadi.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(
    <Notice tone="error" role="alert">
      Yuborilmadi.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Yuborilmadi.');
});

it.each(['info', 'success', 'warning', 'error'] as const)('has a sign beside the colour for %s', (tone) => {
  const { container } = render(<Notice tone={tone}>Xabar</Notice>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
