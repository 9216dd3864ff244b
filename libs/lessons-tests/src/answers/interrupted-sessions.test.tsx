import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  button,
  chosenOptions,
  renderQuiz,
  radios,
  findExactText,
  setupQuiz,
} from '../testing/render-quiz.js';
import { LESSON, questions } from '../testing/quiz-server.js';
import { countFor } from '../testing/test-scope.js';

const { server } = setupQuiz();
/** Each has random interruptions and one of the ways of submitting. */
const SESSIONS = countFor({ push: 4, ci: 10, extended: 50 });
const HOUR = 3_600_000;

/** Pseudorandom numbers in [0, 1) (mulberry32): the same seed gives the same sequence. */
const createRandom = (seed: number) => () => {
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

/** Takes one test as one learner, with random interruptions. */
const takeTest = async (seed: number) => {
  const random = createRandom(seed);
  const learner = `oquvchi-${seed}`;
  const expected = questions().map(() => 0);
  let rendered = renderQuiz();
  const findForm = () => rendered.page.findAllByRole('radio');

  const reload = async () => {
    rendered.unmount();
    rendered = renderQuiz();
    await findForm();
  };
  const interruptions = [
    reload,
    async () => {
      rendered.unmount();
      jest.setSystemTime(Date.now() + HOUR * (1 + Math.floor(random() * 24)));
      rendered = renderQuiz();
      await findForm();
    },
    async () => {
      // The session expires and the learner signs in again.
      server().endSessions();
      rendered.unmount();
      server().signIn(learner);
      rendered = renderQuiz();
      await findForm();
    },
    async () => {
      server().down = true;
      dispatchEvent(new Event('offline'));
      fireEvent.click(radios(rendered.page)[0]!);
      expected[0] = 1;
      server().down = false;
      act(() => void dispatchEvent(new Event('online')));
    },
  ];
  const interrupt = () => interruptions[Math.floor(random() * interruptions.length)]!();

  await findForm();
  while (expected.includes(0)) {
    const question = Math.floor(random() * expected.length);
    const option = 1 + Math.floor(random() * 4);
    fireEvent.click(radios(rendered.page)[question * 4 + option - 1]!);
    expected[question] = option;
    if (random() < 0.5) await interrupt();
    expect(chosenOptions(rendered.page)).toEqual(expected);
  }

  // The submission succeeds, has no network, or loses its response.
  const outcome = random();
  server().down = outcome > 0.3 && outcome < 0.6;
  server().losesResponses = outcome >= 0.6;
  fireEvent.click(button('Javoblarni topshirish'));
  if (outcome > 0.3) {
    await screen.findByText('Navbatda');
    if (random() < 0.5) {
      rendered.unmount();
      jest.setSystemTime(Date.now() + HOUR);
      server().down = false;
      server().losesResponses = false;
      server().signIn(learner);
      rendered = renderQuiz();
    } else {
      server().down = false;
      server().losesResponses = false;
      dispatchEvent(new Event('online'));
    }
  }
  const correct = expected.filter((option) => option === 1).length;
  await findExactText(`${correct} to'g'ri javob 3 ta savoldan`);
  await waitFor(() =>
    expect(Object.keys(localStorage).some((key) => key.startsWith('testDraft'))).toBe(false),
  );
  rendered.unmount();

  const posts = server().posts.filter(({ subject }) => subject === learner);
  expect(server().results.get(`${learner}:${LESSON}`)?.answers).toEqual({
    10: expected[0],
    11: expected[1],
    12: expected[2],
  });
  // A submission that did not arrive is not recorded; one whose response was lost arrives twice, without effect.
  expect(posts).toHaveLength(outcome >= 0.6 ? 2 : 1);
  return true;
};

test(`${SESSIONS} interrupted sessions: all answers are restored and sent once, with one result each`, async () => {
  let complete = 0;
  for (let seed = 1; seed <= SESSIONS; seed += 1) {
    localStorage.clear();
    server().signIn(`oquvchi-${seed}`);
    if (await takeTest(seed)) complete += 1;
  }
  expect(`${complete} of ${SESSIONS}`).toBe(`${SESSIONS} of ${SESSIONS}`);
  expect(server().results.size).toBe(SESSIONS);
}, 300_000);
