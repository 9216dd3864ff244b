import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stateHash } from '@zarra/physics';
import type { RunRecord } from '../run/create-run.js';
import { repeatRun } from '../run/repeat-run.js';
import { createSession } from '../session/create-session.js';
import type { Name } from '../test-experiment.js';
import { testLab } from '../test-lab.js';
import { shareState } from './share-state.js';
import type { Repeat } from './use-ahead.js';
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
  expect(result.current.key).toBe('1');
});

describe('a run too long to be repeated at once', () => {
  const crowded = {
    ...testLab,
    model: {
      ...testLab.model,
      start: (...given: Parameters<typeof testLab.model.start>) => {
        const state = new Float64Array(1000);
        state.set(testLab.model.start(...given));
        return state;
      },
    },
  };
  const crowd = createSession(crowded);
  const onItsWay = () => {
    const session = createSession(crowded);
    session.set({ length: 1.5 });
    session.stepBy(700);
    session.set({ pull: 2 });
    session.stepBy(900);
    return session;
  };
  /** A worker that answers when it is told to. */
  const slowWorker = () => {
    const answers: ((fails?: boolean) => void)[] = [];
    const repeat: Repeat = (slug, record, onPart) => {
      expect(slug).toBe(crowded.slug);
      return new Promise((resolve, reject) => {
        answers.push((fails) => {
          // As if posted: copied, by another thread.
          const past = structuredClone(
            repeatRun(crowded, structuredClone(record) as RunRecord<Name>, onPart),
          );
          if (fails) reject(new Error('It broke off'));
          else resolve(past);
        });
      });
    };
    return { answers, repeat };
  };

  test.each([
    ['when the worker is done', false],
    ['when the worker broke off', true],
  ])('its start is shown first, and the same state to the last bit %s', async (_, fails) => {
    const sent = onItsWay();
    const { answers, repeat } = slowWorker();
    const { result } = renderHook(() => useAddress(crowd, repeat));
    give(shareState(sent).letters);
    const { current: waiting } = result;
    expect([waiting.opening, waiting.session.run.steps, waiting.session.run.values.length]).toEqual([
      0, 0, 1.5,
    ]);
    await act(async () => {
      answers[0]?.(fails);
      await Promise.resolve();
    });
    const { current: there } = result;
    expect([there.opening, there.isBroken]).toEqual([undefined, false]);
    expect(there.key).not.toBe(waiting.key);
    expect(stateHash(there.session.run.state)).toBe(stateHash(sent.run.state));
    expect(there.session.run.values.pull).toBe(2);
    // Its past can be visited, and it goes on as the sender's does.
    for (const session of [there.session, sent]) {
      session.seek(650);
      session.stepBy(100);
    }
    expect(stateHash(there.session.run.state)).toBe(stateHash(sent.run.state));
  });

  test('whoever gives another address meanwhile sees that one', async () => {
    const { answers, repeat } = slowWorker();
    const { result } = renderHook(() => useAddress(crowd, repeat));
    give(shareState(onItsWay()).letters);
    give('');
    await act(async () => {
      answers[0]?.();
      await Promise.resolve();
    });
    expect([result.current.session.run.steps, result.current.opening]).toEqual([0, undefined]);
  });
});
