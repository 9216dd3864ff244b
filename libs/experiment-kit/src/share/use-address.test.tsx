import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { shareState } from './share-state.js';
import { useAddress } from './use-address.js';

const start = createSession(testLab);

const Shown = () => {
  const { session, isBroken, key } = useAddress(start);
  return (
    <p id="content">
      {session.run.steps} {isBroken ? 'broken' : 'well'} {key}
    </p>
  );
};
const shown = () => screen.getByText(/well|broken/).textContent;

const lettersAt = (steps: number): string => {
  const session = createSession(testLab);
  session.stepBy(steps);
  return shareState(session).letters;
};
/** What a reader does who puts another address into the tab. */
const give = (letters: string) =>
  act(() => {
    history.pushState(null, '', `#${letters}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => history.replaceState(null, '', '/tajriba/sinov'));

test('the page is taken over at its start, then shows what the address says', () => {
  history.replaceState(null, '', `#${lettersAt(70)}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Shown />);
  expect(container).toHaveTextContent('0 well 0');
  const onRecoverableError = jest.fn();
  const { unmount } = render(<Shown />, { container, hydrate: true, onRecoverableError });
  expect(shown()).toBe('70 well 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
  container.remove();
});

test('without an address nothing is replaced', () => {
  render(<Shown />);
  expect(shown()).toBe('0 well 0');
});

test('a broken address leads to the start and is said to be broken', () => {
  history.replaceState(null, '', '#qwerty');
  render(<Shown />);
  expect(shown()).toBe('0 broken 1');
});

test('another address in the same tab opens, and the same one opens again', () => {
  render(<Shown />);
  give(lettersAt(10));
  expect(shown()).toBe('10 well 1');
  give(lettersAt(10));
  expect(shown()).toBe('10 well 2');
  give('');
  expect(shown()).toBe('0 well 3');
});

test('a link to a part of the page is no state', () => {
  render(<Shown />);
  give(lettersAt(10));
  give('content');
  expect(shown()).toBe('10 well 1');
});

test('the address follows what is changed, without a step in the history and without opening it anew', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useAddress(start));
  give(lettersAt(10));
  const { length } = history;
  act(() => result.current.session.stepBy(5));
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(location.hash).toBe(`#${lettersAt(15)}`);
  expect(location.pathname).toBe('/tajriba/sinov');
  expect(history.length).toBe(length);
  expect(result.current.key).toBe(1);
});
