import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { liveSound, voiceOf } from './live-sound.js';
import { pitchOf } from './pitch.js';

const sounding = { ...testLab, sound: { key: 'x', low: -100, high: 100 } };

/** An audio context that writes down what it is told. */
function fakeContext() {
  const param = () => {
    const told: number[] = [];
    return { value: 0, told, setTargetAtTime: (value: number) => told.push(value) };
  };
  const [frequency, gain] = [param(), param()];
  const state = { started: 0, stopped: 0, closed: 0 };
  const loudness = { gain, connect: () => undefined };
  const oscillator = {
    frequency,
    connect: () => loudness,
    start: () => state.started++,
    stop: () => state.stopped++,
  };
  const context = {
    currentTime: 0,
    destination: {},
    createOscillator: () => oscillator,
    createGain: () => loudness,
    close: () => Promise.resolve(state.closed++),
  };
  return { context: context as unknown as AudioContext, tones: frequency.told, loud: gain.told, state };
}
const begin = (lab = sounding) => {
  const session = createSession(lab);
  const voice = voiceOf(session);
  if (!voice) throw new Error('It has no voice');
  const fake = fakeContext();
  const end = liveSound(session, voice, fake.context);
  return { session, end, ...fake };
};
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => hide(false));

test.each([
  [-6, 220],
  [0, 440],
  [6, 880],
  [3, 440 * Math.SQRT2],
  [-100, 220],
  [100, 880],
])('a number of %d between −6 and 6 sounds with %f Hz', (value, hertz) => {
  expect(pitchOf(value, -6, 6)).toBeCloseTo(hertz, 9);
});

test('it is still until the experiment plays, follows it, and is still when paused', () => {
  const { session, tones, loud } = begin();
  expect([tones, loud]).toEqual([[], []]);
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect(loud).toEqual([0.08]);
  const [x = Number.NaN] = session.moment().state;
  expect(tones.at(-1)).toBeCloseTo(pitchOf(x / 0.01, -100, 100), 9);
  session.pause();
  expect(loud).toEqual([0.08, 0]);
});

test('a page that is hidden is still', () => {
  const { session, loud } = begin();
  session.play();
  session.frame(0);
  session.frame(0.05);
  hide(true);
  expect(loud).toEqual([0.08, 0]);
  hide(false);
  expect(loud).toEqual([0.08, 0, 0.08]);
});

test('where there is no number, there is no tone', () => {
  const { model } = sounding;
  const none = [{ key: 'x', unit: 'm', value: () => Number.NaN }];
  const { session, tones, loud } = begin({ ...sounding, model: { ...model, observables: none } });
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect([tones, loud]).toEqual([[], []]);
});

test('ended, it leaves nothing behind', () => {
  const { session, end, tones, state } = begin();
  end();
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect(tones).toEqual([]);
  expect(state).toEqual({ started: 1, stopped: 1, closed: 1 });
});

test('an experiment without a sound has no voice', () => {
  expect(voiceOf(createSession(testLab))).toBeUndefined();
});
