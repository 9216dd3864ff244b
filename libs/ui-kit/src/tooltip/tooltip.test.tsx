import '../test-pointer.js';
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
const words = () => screen.queryByRole('tooltip');

it('has no accessibility faults, closed and open', async () => {
  const { container } = render(tooltip());
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.tab();
  await waitFor(() => expect(words()).toBeVisible());
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('describes its thing at all times, beside what describes it already', () => {
  render(
    <>
      <Tooltip text="Barcha oʻlchovlar oʻchadi">
        <button aria-describedby="also">Tozalash</button>
      </Tooltip>
      <p id="also">Qaytarib boʻlmaydi.</p>
    </>,
  );
  expect(words()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tozalash' })).toHaveAccessibleDescription(
    'Qaytarib boʻlmaydi. Barcha oʻlchovlar oʻchadi',
  );
});

it('is shown by focus and hidden by Escape, which leaves the focus where it is', async () => {
  const user = userEvent.setup();
  render(tooltip());
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Barcha oʻlchovlar oʻchadi');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(words()).not.toBeInTheDocument());
  expect(screen.getByRole('button')).toHaveFocus();
});

it('is shown while the pointer rests on its thing', async () => {
  const user = userEvent.setup();
  render(tooltip());
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(words()).toBeVisible());
  await user.unhover(screen.getByRole('button'));
  await waitFor(() => expect(words()).not.toBeInTheDocument());
});

describe('under a finger', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const touch = { pointerType: 'touch', bubbles: true };

  it('is shown when the finger rests, and letting go does nothing else', () => {
    const onClick = jest.fn();
    render(tooltip({}, onClick));
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, touch);
    act(() => jest.advanceTimersByTime(600));
    expect(words()).toBeInTheDocument();
    fireEvent.pointerUp(button, touch);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(words()).toBeInTheDocument();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('a short touch ended by %s acts as usual', (end) => {
    const onClick = jest.fn();
    render(tooltip({}, onClick));
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button, touch);
    fireEvent[end](button, touch);
    fireEvent.click(button);
    act(() => jest.advanceTimersByTime(5_000));
    expect(words()).not.toBeInTheDocument();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

it('stands inside the dialog its thing is in, where it can be seen', async () => {
  render(<dialog open>{tooltip()}</dialog>);
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('tooltip'));
});

it('comes from a server as its thing and a description, without inline styles', () => {
  const html = renderToString(tooltip());
  expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1" hidden=""/);
  expect(html).not.toContain('style=');
});
