import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
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

it('renders as another element with its props, and accepts a ref', () => {
  const ref = createRef<HTMLQuoteElement>();
  render(
    <Text as="blockquote" cite="https://example.uz/nyuton" ref={ref}>
      Jism
    </Text>,
  );
  expect(ref.current?.cite).toBe('https://example.uz/nyuton');
});
