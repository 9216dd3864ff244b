import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stateHash } from '@zarra/physics';
import { replayRun } from '../run/replay-run.js';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { createStateAddress } from './state-address.js';
import type { ReplayRunner } from './use-replay.js';
import { useAddress } from './use-address.js';

const start = createSession(testDefinition);

const AddressView = () => {
  const { session, isBroken, key } = useAddress(start);
  return (
    <p id="content">
      {session.run.steps} {isBroken ? 'broken' : 'well'} {key}
    </p>
  );
};
const displayedText = () => screen.getByText(/well|broken/).textContent;

const fragmentAt = (steps: number): string => {
  const session = createSession(testDefinition);
  session.stepBy(steps);
  return createStateAddress(session).fragment;
};
/** Navigates to another fragment in the same tab. */
const navigate = (fragment: string) =>
  act(() => {
    history.pushState(null, '', `#${fragment}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => history.replaceState(null, '', '/tajriba/sinov'));

test('the page hydrates at its start, then shows the state of the address', () => {
  history.replaceState(null, '', `#${fragmentAt(70)}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<AddressView />);
  expect(container).toHaveTextContent('0 well 0');
  const onRecoverableError = jest.fn();
  const { unmount } = render(<AddressView />, { container, hydrate: true, onRecoverableError });
  expect(displayedText()).toBe('70 well 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
  container.remove();
});

test('without an address nothing is replaced', () => {
  render(<AddressView />);
  expect(displayedText()).toBe('0 well 0');
});

test('a broken address opens the start and is reported as broken', () => {
  history.replaceState(null, '', '#qwerty');
  render(<AddressView />);
  expect(displayedText()).toBe('0 broken 1');
});

test('another fragment in the same tab opens, and the same one opens again', () => {
  render(<AddressView />);
  navigate(fragmentAt(10));
  expect(displayedText()).toBe('10 well 1');
  navigate(fragmentAt(10));
  expect(displayedText()).toBe('10 well 2');
  navigate('');
  expect(displayedText()).toBe('0 well 3');
});

test('a link to a page section is ignored', () => {
  render(<AddressView />);
  navigate(fragmentAt(10));
  navigate('content');
  expect(displayedText()).toBe('10 well 1');
});

test('the address follows changes without history entries and without reopening', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useAddress(start));
  navigate(fragmentAt(10));
  const { length } = history;
  act(() => result.current.session.stepBy(5));
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  await waitFor(() => expect(location.hash).toBe(`#${fragmentAt(15)}`));
  expect(location.pathname).toBe('/tajriba/sinov');
  expect(history.length).toBe(length);
  expect(result.current.key).toBe('1');
});

describe('a run too long for an immediate replay', () => {
  const manyBodies = {
    ...testDefinition,
    model: {
      ...testDefinition.model,
      start: (...args: Parameters<typeof testDefinition.model.start>) => {
        const state = new Float64Array(1000);
        state.set(testDefinition.model.start(...args));
        return state;
      },
    },
  };
  const manyBodiesSession = createSession(manyBodies);
  const changedSession = () => {
    const session = createSession(manyBodies);
    session.set({ length: 1.5 });
    session.stepBy(700);
    session.set({ pull: 2 });
    session.stepBy(900);
    return session;
  };
  /** A fake worker that responds on demand. */
  const createFakeWorker = () => {
    const respond: ((fails?: boolean) => void)[] = [];
    const repeat: ReplayRunner = (slug, record, onPart) => {
      expect(slug).toBe(manyBodies.slug);
      return new Promise((resolve, reject) => {
        respond.push((fails) => {
          // Cloned as by postMessage.
          const past = structuredClone(replayRun(manyBodies, structuredClone(record), onPart));
          if (fails) reject(new Error('It broke off'));
          else resolve(past);
        });
      });
    };
    return { answers: respond, repeat };
  };

  test.each([
    ['when the worker is done', false],
    ['when the worker failed', true],
  ])('its start is shown first, and the same state bit for bit %s', async (_, fails) => {
    const sharedSession = changedSession();
    const { answers: respond, repeat } = createFakeWorker();
    const { result } = renderHook(() => useAddress(manyBodiesSession, repeat));
    navigate(createStateAddress(sharedSession).fragment);
    const { current: waiting } = result;
    expect([waiting.replayProgress, waiting.session.run.steps, waiting.session.run.values['length']]).toEqual(
      [0, 0, 1.5],
    );
    await act(async () => {
      respond[0]?.(fails);
      await Promise.resolve();
    });
    const { current: finished } = result;
    expect([finished.replayProgress, finished.isBroken]).toEqual([undefined, false]);
    expect(finished.key).not.toBe(waiting.key);
    expect(stateHash(finished.session.run.state)).toBe(stateHash(sharedSession.run.state));
    expect(finished.session.run.values['pull']).toBe(2);
    // Its history is seekable, and it continues as the original does.
    for (const session of [finished.session, sharedSession]) {
      session.seek(650);
      session.stepBy(100);
    }
    expect(stateHash(finished.session.run.state)).toBe(stateHash(sharedSession.run.state));
  });

  test('another fragment during a replay opens instead', async () => {
    const { answers: respond, repeat } = createFakeWorker();
    const { result } = renderHook(() => useAddress(manyBodiesSession, repeat));
    navigate(createStateAddress(changedSession()).fragment);
    navigate('');
    await act(async () => {
      respond[0]?.();
      await Promise.resolve();
    });
    expect([result.current.session.run.steps, result.current.replayProgress]).toEqual([0, undefined]);
  });
});
