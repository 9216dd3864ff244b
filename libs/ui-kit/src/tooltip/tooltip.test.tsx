import '../testing/jsdom-polyfills.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Tooltip, type TooltipProps } from './tooltip.js';

const tooltip = (props: Partial<TooltipProps> = {}, onClick = jest.fn()) => (
  <Tooltip text="Barcha oʻlchovlar oʻchadi" {...props}>
    <button onClick={onClick}>Tozalash</button>
  </Tooltip>
);
const popup = () => screen.queryByRole('tooltip');

it('has no accessibility violations, closed and open', async () => {
  const { container } = render(tooltip());
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.tab();
  await waitFor(() => expect(popup()).toBeVisible());
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('always describes its element, in addition to other descriptions', () => {
  render(
    <>
      <Tooltip text="Barcha oʻlchovlar oʻchadi">
        <button aria-describedby="also">Tozalash</button>
      </Tooltip>
      <p id="also">Qaytarib boʻlmaydi.</p>
    </>,
  );
  expect(popup()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tozalash' })).toHaveAccessibleDescription(
    'Qaytarib boʻlmaydi. Barcha oʻlchovlar oʻchadi',
  );
});

it('is visible on focus and hidden by Escape, which keeps the focus', async () => {
  const user = userEvent.setup();
  render(tooltip());
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Barcha oʻlchovlar oʻchadi');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(popup()).not.toBeInTheDocument());
  expect(screen.getByRole('button')).toHaveFocus();
});

it('is visible on hover', async () => {
  const user = userEvent.setup();
  render(tooltip());
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(popup()).toBeVisible());
  await user.unhover(screen.getByRole('button'));
  await waitFor(() => expect(popup()).not.toBeInTheDocument());
});

describe('on touch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const touch = { pointerType: 'touch', bubbles: true };

  it('is visible on a long press, whose click is suppressed', () => {
    const onClick = jest.fn();
    render(tooltip({}, onClick));
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, touch);
    act(() => jest.advanceTimersByTime(600));
    expect(popup()).toBeInTheDocument();
    fireEvent.pointerUp(button, touch);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(popup()).toBeInTheDocument();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('a short touch ended by %s works as usual', (end) => {
    const onClick = jest.fn();
    render(tooltip({}, onClick));
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, touch);
    fireEvent[end](button, touch);
    fireEvent.click(button);
    act(() => jest.advanceTimersByTime(5_000));
    expect(popup()).not.toBeInTheDocument();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

it('renders inside the dialog of its element', async () => {
  render(<dialog open>{tooltip()}</dialog>);
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('tooltip'));
});

it('renders its element with a description on a server, without inline styles', () => {
  const html = renderToString(tooltip());
  expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1" hidden=""/);
  expect(html).not.toContain('style=');
});
