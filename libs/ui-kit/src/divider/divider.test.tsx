import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Divider } from './divider.js';

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Divider />
      <Divider orientation="vertical" />
      <Divider label="yoki" />
      <Divider label="yoki" orientation="vertical" decorative />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is a separator', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation');
});

it('announces that it is vertical', () => {
  render(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});

it('is one separator with a readable label beside it', () => {
  render(<Divider label="yoki" />);
  expect(screen.getByRole('separator')).toBeEmptyDOMElement();
  expect(screen.getByText('yoki').closest('[role], hr')).toBeNull();
});

it.each(['horizontal', 'vertical'] as const)('is not announced when decorative: %s', (orientation) => {
  render(
    <>
      <Divider decorative orientation={orientation} />
      <Divider decorative orientation={orientation} label="yoki" />
    </>,
  );
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  expect(screen.getByText('yoki')).toBeVisible();
});

it('gives its native props and ref to the outer element', () => {
  const line = createRef<HTMLElement>();
  const labelled = createRef<HTMLElement>();
  render(
    <>
      <Divider ref={line} id="chiziq" />
      <Divider ref={labelled} id="yoki" label="yoki" />
    </>,
  );
  expect(line.current).toMatchObject({ id: 'chiziq', tagName: 'HR' });
  expect(labelled.current).toMatchObject({ id: 'yoki', textContent: 'yoki' });
});

it('renders on a server', () => {
  expect(renderToString(<Divider orientation="vertical" />)).toMatch(/<hr[^>]* aria-orientation="vertical"/);
});
