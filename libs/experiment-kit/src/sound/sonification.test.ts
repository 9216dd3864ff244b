import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { startSonification, frequencyOf } from './sonification.js';
import { soundMappingOf } from './sound-mapping.js';

const definitionWithSound = { ...testDefinition, sound: { key: 'x', low: -100, high: 100 } };

/** An audio context that records its parameters. */
function fakeContext() {
  const param = () => {
    const values: number[] = [];
    return { value: 0, values, setTargetAtTime: (value: number) => values.push(value) };
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
  return {
    context: context as unknown as AudioContext,
    frequencies: frequency.values,
    gains: gain.values,
    state,
  };
}
const startSound = (definition = definitionWithSound) => {
  const session = createSession(definition);
  const voice = soundMappingOf(session);
  if (!voice) throw new Error('It has no voice');
  const fake = fakeContext();
  const end = startSonification(session, voice, fake.context);
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
  expect(frequencyOf(value, -6, 6)).toBeCloseTo(hertz, 9);
});

test('it is silent until the experiment plays, follows it, and is silent when paused', () => {
  const { session, frequencies, gains } = startSound();
  expect([frequencies, gains]).toEqual([[], []]);
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect(gains).toEqual([0.08]);
  const [x = Number.NaN] = session.snapshot().state;
  expect(frequencies.at(-1)).toBeCloseTo(frequencyOf(x / 0.01, -100, 100), 9);
  session.pause();
  expect(gains).toEqual([0.08, 0]);
});

test('a hidden page is silent', () => {
  const { session, gains } = startSound();
  session.play();
  session.frame(0);
  session.frame(0.05);
  hide(true);
  expect(gains).toEqual([0.08, 0]);
  hide(false);
  expect(gains).toEqual([0.08, 0, 0.08]);
});

test('an invalid value is silent', () => {
  const { model } = definitionWithSound;
  const none = [{ key: 'x', unit: 'm', value: () => Number.NaN }];
  const { session, frequencies, gains } = startSound({
    ...definitionWithSound,
    model: { ...model, observables: none },
  });
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect([frequencies, gains]).toEqual([[], []]);
});

test('stopping releases everything', () => {
  const { session, end, frequencies, state } = startSound();
  end();
  session.play();
  session.frame(0);
  session.frame(0.05);
  expect(frequencies).toEqual([]);
  expect(state).toEqual({ started: 1, stopped: 1, closed: 1 });
});

test('an experiment without a sound has no mapping', () => {
  expect(soundMappingOf(createSession(testDefinition))).toBeUndefined();
});
