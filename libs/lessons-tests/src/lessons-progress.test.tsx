import { act, screen, waitFor } from '@testing-library/react';
import { aTokenPair, aUser, httpError, networkError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import type { LessonPlace } from '@zarra/contracts/progress';
import { aClassWithSections, observeHeadings } from './testing/lesson-sections.js';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';
import { readPlaces, type SavedPlace } from './progress/saved-places.js';

const network = setupNetwork();

const notify = observeHeadings();
beforeEach(() => network.use(respond(endpoints.classes, [aClassWithSections()])));

/** Scrolls until the heading is at the top of the viewport. */
async function readTo(id: string) {
  const heading = await waitFor(() => {
    const element = document.getElementById(id);
    if (!element || notify().length === 0) throw new Error(`no heading ${id}`);
    return element;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAbove = (heading.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
    return new DOMRect(0, isAbove ? 0 : innerHeight, 100, 20);
  });
  act(() => notify().forEach((callback) => callback()));
}

function signIn() {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  network.use(respond(endpoints.authMe, aUser()), httpError(endpoints.lessonTestResult, 404));
}

const place = (rest: Partial<SavedPlace> = {}): SavedPlace => ({
  lesson: 2,
  title: 'Bosim',
  next: { lesson: 3, title: 'Arximed kuchi' },
  heading: 'formula',
  reachedAt: '2026-11-20T08:00:00.000Z',
  isSent: true,
  ...rest,
});
const savePlaces = (learner: string, ...places: SavedPlace[]) =>
  localStorage.setItem(`lesson-places${learner}`, JSON.stringify(places));

/** Requests of the progress, as the server got them. */
function recordProgress() {
  const requests: { places: LessonPlace[]; investigations: object[] }[] = [];
  network.events.on('request:start', async ({ request }) => {
    if (request.method === 'PUT') requests.push((await request.clone().json()) as (typeof requests)[number]);
  });
  return requests;
}
afterEach(() => network.events.removeAllListeners());

// First: requests of the tests below may be repeated after their end.
test('another back end, which has no typeset texts, gets no progress', async () => {
  signIn();
  const requests = recordProgress();
  const { lessons, ...schoolClass } = aClassWithSections();
  const foreign = lessons.map((lesson) => ({ ...lesson, descriptionTree: null, description: 'Matn' }));
  network.use(respond(endpoints.classes, [{ ...schoolClass, lessons: foreign }]));
  renderLessons({ address: '/learn?topic=2' });
  await waitFor(() => expect(readPlaces('dilnoza')).toHaveLength(1));
  expect(requests).toEqual([]);
});

describe('a visitor without an account', () => {
  test('continues from the first lesson where this device stopped', async () => {
    const { user, currentAddress, unmount } = renderLessons({ address: '/learn?topic=2' });
    await readTo('taʼrif');
    expect(readPlaces(null)).toMatchObject([{ lesson: 2, heading: 'taʼrif' }]);
    await readTo('formula');
    unmount();

    renderLessons({ address: '/learn' });
    const link = await screen.findByRole('link', { name: 'Davom etish Bosim' });
    expect(link).toHaveAttribute('href', '/learn?topic=2#formula');
    expect(currentAddress()).toBe('/learn?topic=2');
    await user.click(screen.getByRole('button', { name: 'Davom etish taklifini yopish' }));
    expect(screen.queryByRole('navigation', { name: 'Davom etish' })).toBeNull();
  });

  test('opening the lessons without a choice does not replace the place', async () => {
    savePlaces('', place());
    const { unmount } = renderLessons({ address: '/learn' });
    expect(await screen.findByRole('link', { name: 'Davom etish Bosim' })).toBeVisible();
    unmount();
    renderLessons({ address: '/learn' });
    expect(await screen.findByRole('link', { name: 'Davom etish Bosim' })).toBeVisible();
  });

  test('gets no offer without a place, and none on other lessons', async () => {
    const { unmount } = renderLessons({ address: '/learn' });
    await waitFor(() => expect(notify()).not.toEqual([]));
    expect(screen.queryByRole('navigation', { name: 'Davom etish' })).toBeNull();
    unmount();
    savePlaces('', place());
    renderLessons({ address: '/learn?topic=3' });
    await waitFor(() => expect(readPlaces(null)[0]).toMatchObject({ lesson: 3 }));
    expect(screen.queryByRole('navigation', { name: 'Davom etish' })).toBeNull();
  });

  test.each(['{', 'null', '[{"lesson":{}}]', '[null]', '7'])(
    'a damaged value (%s) is ignored',
    async (text) => {
      localStorage.setItem('lesson-places', text);
      renderLessons({ address: '/learn' });
      await readTo('formula');
      expect(readPlaces(null)).toMatchObject([{ lesson: 1, heading: 'formula' }]);
    },
  );
});

describe('a signed-in learner', () => {
  test('has the place on all devices', async () => {
    signIn();
    const requests = recordProgress();
    const received: LessonPlace = {
      lesson: 2,
      heading: 'formula',
      video_position: 42,
      reached_at: '2026-11-25T08:00:00.000Z',
    };
    network.use(respond(endpoints.progress, { places: [received], investigations: [] }));
    savePlaces(':dilnoza', place({ heading: 'taʼrif', isSent: false }));
    renderLessons({ address: '/learn' });
    await waitFor(() =>
      expect(readPlaces('dilnoza')).toEqual([place({ reachedAt: '2026-11-25T08:00:00.000Z' })]),
    );
    expect(requests).toEqual([
      {
        places: [
          { lesson: 2, heading: 'taʼrif', reached_at: '2026-11-20T08:00:00.000Z', video_position: null },
        ],
        investigations: [],
      },
    ]);
    expect(localStorage.getItem('video-position-2')).toBe('42.0');
  });

  test('goes on to the next lesson after a finished test', async () => {
    signIn();
    network.use(respond(endpoints.progress, { places: [], investigations: [] }));
    savePlaces(':dilnoza', place());
    localStorage.setItem('testCompleted-lesson-2', 'true');
    localStorage.setItem('testPercentage-lesson-2', '80');
    renderLessons({ address: '/learn' });
    const link = await screen.findByRole('link', { name: 'Davom etish Arximed kuchi' });
    expect(link).toHaveAttribute('href', '/learn?topic=3');
  });

  test('sees nothing of another learner of the device', async () => {
    signIn();
    network.use(respond(endpoints.progress, { places: [], investigations: [] }));
    savePlaces(':nodir', place());
    savePlaces('', place());
    renderLessons({ address: '/learn' });
    await readTo('formula');
    expect(screen.queryByRole('navigation', { name: 'Davom etish' })).toBeNull();
    expect(readPlaces('nodir')).toEqual([place()]);
    expect(readPlaces('dilnoza')).toMatchObject([{ lesson: 1 }]);
  });

  test('sends nothing after a sign-out', async () => {
    signIn();
    const requests = recordProgress();
    network.use(respond(endpoints.progress, { places: [], investigations: [] }));
    const { unmount } = renderLessons({ address: '/learn?topic=2' });
    await waitFor(() => expect(requests).toHaveLength(1));
    await readTo('formula');
    act(() => {
      localStorage.removeItem('accessToken');
      localStorage.removeItem('refreshToken');
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
    unmount();
    await act(async () => {
      await fetch('/api/auth-me/');
    });
    expect(requests).toHaveLength(1);
  });

  test('loses nothing without a network: it is sent with the next page', async () => {
    signIn();
    network.use(networkError(endpoints.progress));
    const { unmount } = renderLessons({ address: '/learn?topic=2' });
    await readTo('formula');
    unmount();
    expect(readPlaces('dilnoza')).toMatchObject([{ lesson: 2, heading: 'formula', isSent: false }]);

    const requests = recordProgress();
    network.use(respond(endpoints.progress, { places: [], investigations: [] }));
    renderLessons({ address: '/learn?topic=3' });
    await waitFor(() => expect(requests[0]?.places).toContainEqual(expect.objectContaining({ lesson: 2 })));
  });

  test('has the investigations of all devices, the further of each', async () => {
    signIn();
    const requests = recordProgress();
    const own = { state: 'measured', prediction: [2], measured: { davr: 2 } } as const;
    localStorage.setItem('experiment-investigations:mayatnik', JSON.stringify({ davr: own }));
    const received = [
      { experiment: 'mayatnik', investigation: 'davr', state: 'predicted', prediction: [1], measured: {} },
      { experiment: 'prujina', investigation: 'davr', state: 'explained', prediction: [0], measured: {} },
    ] as const;
    network.use(
      respond(endpoints.progress, {
        places: [],
        investigations: received.map((item) => ({ ...item, prediction: [...item.prediction] })),
      }),
    );
    renderLessons({ address: '/learn?topic=2' });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('experiment-investigations:prujina') ?? '{}')).toEqual({
        davr: { state: 'explained', prediction: [0], measured: {} },
      }),
    );
    expect(requests[0]?.investigations).toEqual([{ ...own, experiment: 'mayatnik', investigation: 'davr' }]);
    expect(JSON.parse(localStorage.getItem('experiment-investigations:mayatnik') ?? '{}')).toEqual({
      davr: own,
    });
  });

  test('is asked for since the mark of the device, and what the server does not keep is sent once', async () => {
    signIn();
    const requests = recordProgress();
    localStorage.setItem('sent-investigations', JSON.stringify({ mark: 7 }));
    const own = { state: 'predicted', prediction: [1], measured: {} };
    localStorage.setItem('experiment-investigations:yangi', JSON.stringify({ davr: own }));
    network.use(respond(endpoints.progress, { places: [], investigations: [], mark: 8 }));
    const { unmount } = renderLessons({ address: '/learn?topic=2' });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('sent-investigations') ?? '{}')).toMatchObject({
        'yangi/davr': 'predicted',
        mark: 8,
      }),
    );
    unmount();
    renderLessons({ address: '/learn?topic=3' });
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toMatchObject([{ mark: 7 }, { mark: 8 }]);
    const [first, second] = requests.map(({ investigations }) => investigations);
    const unknown = { ...own, experiment: 'yangi', investigation: 'davr' };
    expect(first).toContainEqual(unknown);
    expect(second).not.toContainEqual(unknown);
  });

  test('gets back the investigations that a sign-out has set aside', async () => {
    signIn();
    network.use(networkError(endpoints.progress));
    const own = { state: 'explained', prediction: [2], measured: {} };
    localStorage.setItem(
      'unsent-investigations:dilnoza',
      JSON.stringify({ mayatnik: JSON.stringify({ davr: own }), prujina: '{' }),
    );
    renderLessons({ address: '/learn?topic=2' });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('experiment-investigations:mayatnik') ?? '{}')).toEqual({
        davr: own,
      }),
    );
    expect(localStorage.getItem('unsent-investigations:dilnoza')).toBeNull();
  });
});
