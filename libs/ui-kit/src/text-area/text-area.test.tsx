import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TextArea } from './text-area.js';

it('has no accessibility violations', async () => {
  const { container } = render(
    <TextArea label="Xabar" hint="Savolingizni yozing." error="Xabar boʻsh." required />,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('has four rows, label and messages', () => {
  render(<TextArea label="Xabar" hint="Savolingizni yozing." error="Xabar boʻsh." required />);
  const area = screen.getByRole('textbox', { name: 'Xabar' });
  expect(area).toHaveAttribute('rows', '4');
  expect(area).toBeRequired();
  expect(area).toHaveAccessibleDescription('Savolingizni yozing. Xabar boʻsh.');
});
