import { defineExperiment, type ExperimentDefinition } from '../experiment/experiment.js';
import type { Theory } from '../experiment/theory.js';
import { testExperiment, type TestTypes } from './experiment.js';
import { testInvestigations } from './investigations.js';

/** Longer texts of the test experiment. */
export const testTheory: Theory = {
  sceneDescription: 'Gorizontal prujinaga mahkamlangan yuk.',
  instructions: ['Yukni suring.', 'Vaqtni ishga tushiring.'],
  equations: ['a = F − x'],
  limits: ['Ishqalanish hisobga olinmagan.'],
};

/** The test experiment with content, view and drawing, with its types: for variants of it. */
export const typedTestDefinition: ExperimentDefinition<TestTypes> = {
  ...testExperiment,
  content: {
    title: 'Prujinadagi yuk',
    summary: 'Yuk prujinada tebranadi.',
    describe: ({ state: [x = 0] }) => (x > 0 ? 'Yuk oʻng tomonda.' : 'Yuk chap tomonda.'),
    events: { middle: () => 'Yuk muvozanat holatidan oʻtdi.' },
    theory: () => Promise.resolve(testTheory),
  },
  view: {
    arrows: {
      label: 'Kuch vektori',
      unit: '',
      min: 0,
      max: 1,
      step: 1,
      initial: 0,
      choices: ['yoʻq', 'bor'],
      toggle: true,
    },
  },
  presets: [{ name: 'Uzun', values: { length: 2 } }],
  readouts: [{ key: 'x', label: 'Siljish', unit: 'sm', si: 0.01, decimals: 1 }],
  investigations: () => Promise.resolve(testInvestigations),
  plots: [{ key: 'x-t', title: 'Siljishning vaqtga bogʻliqligi', x: 'time', y: ['x'] }],
  handles: [
    {
      key: 'body',
      label: 'Yuk',
      position: ({ state: [x = 0] }) => ({ x, y: 0 }),
      moveTo: (x) => ({ length: x }),
      nudge: (dx, _dy, fine, { values }) => ({ length: values.length + dx * (fine ? 0.1 : 0.5) }),
      valueText: ({ values }) => `${String(values.length)} metr`,
    },
  ],
  box: () => ({ left: -2, right: 4, bottom: -1, top: 1 }),
  draw: (pen, { state: [x = 0] }) => {
    pen.line([-2, 0, 0, x, 0, 0], { ink: 'line' });
    pen.ball(x, 0, 0, 0.2, 'accent');
  },
};

/** The test experiment. */
export const testDefinition = defineExperiment(typedTestDefinition);
