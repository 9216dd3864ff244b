import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, chosen, openQuiz, radios, says, testQuiz } from '../test-quiz-open.js';
import { LESSON, questions } from '../test-quiz-server.js';

const { server } = testQuiz();
/** Twenty cover every interruption and every way of submitting. */
const SESSIONS = process.env['ZARRA_TEST_EXTENDED'] === 'true' ? 50 : 20;
const HOUR = 3_600_000;

/** A small generator of numbers from 0 up to 1 (mulberry32): the same seed tells the same story. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => jest.useRealTimers());

/** One learner's way through a test among misfortunes. */
const live = async (seed: number) => {
  const random = seeded(seed);
  const learner = `oquvchi-${seed}`;
  const wanted = questions().map(() => 0);
  let open = openQuiz();
  const form = () => open.page.findAllByRole('radio');

  const reload = async () => {
    open.unmount();
    open = openQuiz();
    await form();
  };
  const misfortunes = [
    reload,
    async () => {
      open.unmount();
      jest.setSystemTime(Date.now() + HOUR * (1 + Math.floor(random() * 24)));
      open = openQuiz();
      await form();
    },
    async () => {
      // The session is over; the learner comes back through the sign-in screen.
      server().endSessions();
      open.unmount();
      server().signIn(learner);
      open = openQuiz();
      await form();
    },
    async () => {
      server().down = true;
      dispatchEvent(new Event('offline'));
      fireEvent.click(radios(open.page)[0]!);
      wanted[0] = 1;
      server().down = false;
      act(() => void dispatchEvent(new Event('online')));
    },
  ];
  const misfortune = () => misfortunes[Math.floor(random() * misfortunes.length)]!();

  await form();
  while (wanted.includes(0)) {
    const question = Math.floor(random() * wanted.length);
    const option = 1 + Math.floor(random() * 4);
    fireEvent.click(radios(open.page)[question * 4 + option - 1]!);
    wanted[question] = option;
    if (random() < 0.5) await misfortune();
    expect(chosen(open.page)).toEqual(wanted);
  }

  // Handed in: with luck, without a network, or with the answer lost on its way.
  const luck = random();
  server().down = luck > 0.3 && luck < 0.6;
  server().losesAnswers = luck >= 0.6;
  fireEvent.click(button('Javoblarni topshirish'));
  if (luck > 0.3) {
    await screen.findByText('Navbatda');
    if (random() < 0.5) {
      open.unmount();
      jest.setSystemTime(Date.now() + HOUR);
      server().down = false;
      server().losesAnswers = false;
      server().signIn(learner);
      open = openQuiz();
    } else {
      server().down = false;
      server().losesAnswers = false;
      dispatchEvent(new Event('online'));
    }
  }
  const correct = wanted.filter((option) => option === 1).length;
  await says(`${correct} to'g'ri javob 3 ta savoldan`);
  await waitFor(() =>
    expect(Object.keys(localStorage).some((key) => key.startsWith('testDraft'))).toBe(false),
  );
  open.unmount();

  const own = server().posts.filter(({ subject }) => subject === learner);
  expect(server().results.get(`${learner}:${LESSON}`)?.answers).toEqual({
    10: wanted[0],
    11: wanted[1],
    12: wanted[2],
  });
  // What never arrived cannot be counted; what arrived and lost its answer may come once more, and changes nothing.
  expect(own).toHaveLength(luck >= 0.6 ? 2 : 1);
  return true;
};

test(`${SESSIONS} interrupted sessions: every answer restored, sent once, one result each`, async () => {
  let whole = 0;
  for (let seed = 1; seed <= SESSIONS; seed += 1) {
    localStorage.clear();
    server().signIn(`oquvchi-${seed}`);
    if (await live(seed)) whole += 1;
  }
  expect(`${whole} of ${SESSIONS}`).toBe(`${SESSIONS} of ${SESSIONS}`);
  expect(server().results.size).toBe(SESSIONS);
}, 300_000);
