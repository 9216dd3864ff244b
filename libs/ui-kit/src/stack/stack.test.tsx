import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Inline } from './inline.js';
import { Stack } from './stack.js';

const style = (element: HTMLElement) => getComputedStyle(element);

it('has no accessibility violations', async () => {
  const { container } = render(
    <Stack as="ul">
      <li>Kuch</li>
      <Inline as="li">
        <span>Tezlik</span>
        <span>Tezlanish</span>
      </Inline>
    </Stack>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

describe('Stack', () => {
  it('is a column with equal gaps between full-width items', () => {
    render(<Stack data-testid="stack">Kuch</Stack>);
    expect(style(screen.getByTestId('stack'))).toMatchObject({
      display: 'flex',
      flexDirection: 'column',
      gap: 'var(--ui-space-3)',
      alignItems: '',
    });
  });

  it('has a chosen gap and alignment', () => {
    render(
      <Stack gap="xl" align="center" data-testid="stack">
        Kuch
      </Stack>,
    );
    expect(style(screen.getByTestId('stack'))).toMatchObject({
      gap: 'var(--ui-space-8)',
      alignItems: 'center',
    });
  });

  it('renders as another element with its props, and accepts a ref', () => {
    const ref = createRef<HTMLFormElement>();
    render(<Stack as="form" noValidate aria-label="Anketa" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('form'));
    expect(ref.current?.noValidate).toBe(true);
  });
});

describe('Inline', () => {
  it('is a row that wraps, with centred items', () => {
    render(<Inline data-testid="inline">Kuch</Inline>);
    expect(style(screen.getByTestId('inline'))).toMatchObject({
      display: 'flex',
      flexDirection: '',
      flexWrap: 'wrap',
      gap: 'var(--ui-space-2)',
      alignItems: 'center',
    });
  });

  it('has a chosen gap, alignment and justification, and can stay in one row', () => {
    render(
      <Inline gap="lg" align="baseline" justify="between" wrap={false} data-testid="inline">
        Kuch
      </Inline>,
    );
    expect(style(screen.getByTestId('inline'))).toMatchObject({
      flexWrap: 'nowrap',
      gap: 'var(--ui-space-5)',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    });
  });

  it('renders as another element with its props, and accepts a ref', () => {
    const ref = createRef<HTMLElement>();
    render(<Inline as="nav" aria-label="Boʻlimlar" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('navigation', { name: 'Boʻlimlar' }));
  });
});

it('renders on a server without its own props as attributes', () => {
  const html = renderToString(
    <Stack gap="sm">
      <Inline justify="end" wrap={false}>
        Kuch
      </Inline>
    </Stack>,
  );
  expect(html).toContain('Kuch');
  expect(html).not.toMatch(/ (gap|justify|wrap)=/);
});
