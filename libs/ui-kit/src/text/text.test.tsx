import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Text } from './text.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Text>Jism tinch turibdi.</Text>);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a paragraph by default', () => {
  render(
    <>
      <Text>Jism</Text>
      <Text as="figcaption" size="sm" tone="muted">
        Rasm
      </Text>
    </>,
  );
  expect(screen.getByText('Jism').tagName).toBe('P');
  expect(screen.getByText('Rasm').tagName).toBe('FIGCAPTION');
});
