import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { stateHash } from '@zarra/physics';
import { replayRun } from '../run/replay-run.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
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

describe('a link with the state in its query', () => {
  beforeEach(() => history.replaceState(null, '', `?embed&holat=${fragmentAt(30)}`));

  test('opens it', () => {
    render(<AddressView />);
    expect(displayedText()).toBe('30 well 1');
  });

  test('opens it also with a link to a page section', () => {
    document.body.appendChild(document.createElement('p')).id = 'matn';
    history.replaceState(null, '', '#matn');
    render(<AddressView />);
    expect(displayedText()).toBe('30 well 1');
    document.getElementById('matn')?.remove();
  });

  test('gives way to later changes in the fragment, and is opened again without them', () => {
    history.replaceState(null, '', `#${fragmentAt(40)}`);
    render(<AddressView />);
    expect(displayedText()).toBe('40 well 1');
    navigate('');
    expect(displayedText()).toBe('30 well 2');
  });
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

/** A session with five earlier runs, one of them hidden, and another graph than the first. */
const sessionWithRuns = () => {
  const session = createSession(testDefinition);
  for (const length of [1.1, 1.2, 1.3, 1.4, 1.5]) {
    session.stepBy(60);
    session.set({ length });
  }
  session.stepBy(40);
  session.toggleEarlierRun(2);
  session.setGraph({ x: 'x', y: 'x' });
  return session;
};
/** What the graph shows of the earlier runs. */
const shownRuns = (session: Session) =>
  session.store.getState().earlierRuns.map(({ slot, values, isHidden, series }) => ({
    slot,
    values,
    isHidden,
    rows: Array.from({ length: series.length }, (_, row) => [series.stepsAt(row), series.offset(row, 1)]),
  }));

describe('earlier runs and the chosen graph', () => {
  test('the legend is complete at once, and the curves follow exactly', async () => {
    const original = sessionWithRuns();
    const { result } = renderHook(() => useAddress(start));
    navigate(createStateAddress(original).fragment);
    const { session, key } = result.current;
    expect(session.store.getState().graph).toEqual({ x: 'x', y: 'x' });
    expect(shownRuns(session)).toEqual(shownRuns(original).map((run) => ({ ...run, rows: [] })));
    await waitFor(() => expect(shownRuns(session)).toEqual(shownRuns(original)));
    expect(result.current.key).toBe(key);
    expect(shownRuns(session)).toHaveLength(5);
  });

  test('the address follows a run that has ended, a hidden run and another graph', async () => {
    const { result } = renderHook(() => useAddress(start));
    navigate(createStateAddress(sessionWithRuns()).fragment);
    const { session } = result.current;
    await waitFor(() => expect(shownRuns(session).at(-1)?.rows).not.toEqual([]));
    for (const change of [
      () => session.set({ length: 1.6 }),
      () => session.toggleEarlierRun(3),
      () => session.setGraph({ plot: 'x-t' }),
      () => session.removeEarlierRun(1),
    ]) {
      jest.useFakeTimers({ doNotFake: ['Date'] });
      act(change);
      act(() => jest.advanceTimersByTime(1000));
      jest.useRealTimers();
      await waitFor(() => expect(location.hash).toBe(`#${createStateAddress(session).fragment}`));
    }
    const reloaded = renderHook(() => useAddress(start)).result.current.session;
    await waitFor(() => expect(shownRuns(reloaded)).toEqual(shownRuns(session)));
    expect(reloaded.store.getState().graph).toEqual(session.store.getState().graph);
  });

  test('going back opens the runs of the entry before', () => {
    const { result } = renderHook(() => useAddress(start));
    const fragment = createStateAddress(sessionWithRuns()).fragment;
    navigate(fragment);
    navigate(fragmentAt(10));
    expect(shownRuns(result.current.session)).toEqual([]);
    navigate(fragment);
    expect(shownRuns(result.current.session)).toHaveLength(5);
  });
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
    const respond: ((fails?: boolean) => Promise<void>)[] = [];
    const repeat: ReplayRunner = (slug, record, onPart) => {
      expect(slug).toBe(manyBodies.slug);
      return new Promise((resolve, reject) => {
        respond.push(async (fails) => {
          // Cloned as by postMessage.
          const replayed = structuredClone(await replayRun(manyBodies, structuredClone(record), onPart));
          if (fails) reject(new Error('It broke off'));
          else resolve(replayed);
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
      await respond[0]?.(fails);
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
      await respond[0]?.();
    });
    expect([result.current.session.run.steps, result.current.replayProgress]).toEqual([0, undefined]);
  });
});
