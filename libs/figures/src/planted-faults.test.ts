import { drawFigure, FigureError } from './index.js';

const alt = 'Chizmaning matnli tavsifi, javobsiz';
const lens = { lens: { F: 20 }, object: { d: 30, h: 5 } };
const axes = { x: { label: 'x', from: 0, to: 10, step: 1 }, y: { label: 'y', from: 0, to: 10, step: 1 } };
const line = { function: 'x' };
const hydrogen = { formula: '-13.6 / n^2', n: { from: 1, to: 6 } };
const board = '- -\nB6 R4 R8\n- -\n';
const pull = { name: 'F', size: 5, angle: 0 };

/** A declaration with one fault, where it is and what is said about it. */
const FAULTS: readonly (readonly [fault: string, declaration: object, path: string, message: RegExp])[] = [
  ['nothing to hide', { rays: lens, hideFromText: ['f', 'E'] }, 'rays', /nothing about E/],
  ['no kind', {}, '', /one of graph/],
  ['two kinds', { rays: lens, circuit: { board } }, '', /one of graph/],
  ['an unknown field', { rays: { ...lens, focus: 20 } }, 'rays', /focus/],
  ['a key with capitals', { key: 'Chizma', rays: lens }, 'key', /lower-case/],
  ['a short text alternative', { alt: 'Linza', rays: lens }, 'alt', /20/],
  ['five steps', { rays: lens, steps: Array(5).fill({}) }, 'steps', /4/],
  ['a fault in a step', { rays: lens, steps: [{}, { object: { d: -5 } }] }, 'steps.1.object.d', /0/],
  [
    'a motion over an unknown parameter',
    { rays: lens, motion: { over: { D: [1, 2] }, seconds: 4 } },
    'motion.over.D',
    /no number D/,
  ],
  [
    'a circuit in motion',
    { circuit: { board }, motion: { over: { R: [1, 2] }, seconds: 4 } },
    'motion',
    /does not move/,
  ],
  [
    'a motion of a minute',
    { rays: lens, motion: { over: { d: [60, 30] }, seconds: 60 } },
    'motion.seconds',
    /12/,
  ],
  ['a lens without an object', { rays: { lens: { F: 20 } } }, 'rays.object', /has an object/],
  ['a lens with F = 0', { rays: { ...lens, lens: { F: 0 } } }, 'rays.lens.F', /not 0/],
  ['a lens and a mirror', { rays: { ...lens, mirror: { F: 20 } } }, 'rays', /one of lens/],
  ['a ray to the vertex of a lens', { rays: { ...lens, rays: ['vertex'] } }, 'rays.rays', /no vertex/],
  [
    'a focal ray from the focus',
    { rays: { ...lens, object: { d: 20, h: 5 }, rays: ['focus'] } },
    'rays.rays',
    /passes through the focus/,
  ],
  ['an object at a negative distance', { rays: { ...lens, object: { d: -30, h: 5 } } }, 'rays.object.d', /0/],
  [
    'an axis from right to left',
    { graph: { ...axes, x: { label: 'x', from: 10, to: 0, step: 1 }, curves: [line] } },
    'graph.x',
    /above its start/,
  ],
  [
    'an axis with 1000 steps',
    { graph: { ...axes, x: { label: 'x', from: 0, to: 10, step: 0.01 }, curves: [line] } },
    'graph.x',
    /40 steps/,
  ],
  [
    'a wrong letter in a function',
    { graph: { ...axes, curves: [{ function: '2 * t' }] } },
    'graph.curves.0.function',
    /no parameter t/,
  ],
  [
    'a function that is no expression',
    { graph: { ...axes, curves: [{ function: '2 *' }] } },
    'graph.curves.0.function',
    /./,
  ],
  [
    'a curve of a function and points',
    { graph: { ...axes, curves: [{ function: 'x', points: [[0, 1]] }] } },
    'graph.curves.0',
    /either/,
  ],
  [
    'the wrong sign: a curve below the axes',
    { graph: { ...axes, curves: [{ function: '-x - 1' }] } },
    'graph',
    /outside the axes/,
  ],
  [
    'a mark outside the axes',
    { graph: { ...axes, curves: [line], marks: [{ at: [11, 3] }] } },
    'graph.marks.0.at',
    /outside/,
  ],
  [
    'an area below a third curve',
    { graph: { ...axes, curves: [line], area: { curve: 3, from: 0, to: 1 } } },
    'graph.area.curve',
    /no such curve/,
  ],
  [
    'an unknown quantity of a model',
    { graph: { ...axes, curves: [{ model: { name: 'spring', plot: ['t', 'height'], until: 5 } }] } },
    'graph.curves.0.model.plot.1',
    /no quantity height/,
  ],
  [
    'an unknown parameter of a model',
    {
      graph: { ...axes, curves: [{ model: { name: 'spring', with: { k: 5 }, plot: ['t', 'x'], until: 5 } }] },
    },
    'graph.curves.0.model.with.k',
    /no parameter k/,
  ],
  ['levels in kilograms', { levels: { ...hydrogen, unit: 'kg' } }, 'levels.unit', /eV/],
  [
    'a transition to the same level',
    { levels: { ...hydrogen, transitions: [[2, 2]] } },
    'levels.transitions.0',
    /no such transition/,
  ],
  [
    'a transition from a level that is not drawn',
    { levels: { ...hydrogen, transitions: [[7, 2]] } },
    'levels.transitions.0',
    /no such transition/,
  ],
  [
    'a formula of another letter',
    { levels: { ...hydrogen, formula: '-13.6 / m^2' } },
    'levels.formula',
    /depends on n/,
  ],
  ['a spectrum without a scale', { levels: { ...hydrogen, show: 'spectrum' } }, 'levels.show', /range/],
  [
    'a spectrum whose lines are elsewhere',
    {
      levels: {
        ...hydrogen,
        transitions: [[2, 1]],
        show: 'spectrum',
        range: { from: 400, to: 700, step: 50, unit: 'nm' },
      },
    },
    'levels',
    /no line/,
  ],
  [
    'a row of a board with a place too few',
    { circuit: { board: '- -\nB6 R4\n- -\n' } },
    'circuit.board',
    /row 2 .* 2 places instead of 3/,
  ],
  ['an unknown element', { circuit: { board: '- -\nB6 X4 R8\n- -\n' } }, 'circuit.board', /X4 is no element/],
  [
    'a current against the source',
    { circuit: { board, currents: { I: 'b1-a1' } } },
    'circuit',
    /I flows from a1 to b1/,
  ],
  [
    'a current without a wire',
    { circuit: { board, currents: { I: 'a1-c1' } } },
    'circuit.currents.I',
    /no wire/,
  ],
  [
    'a node outside of the board',
    { circuit: { board, nodes: { A: 'd1' } } },
    'circuit.nodes.A',
    /not on the board/,
  ],
  [
    'readings without amounts',
    { circuit: { board: '- A\nB:U R4 R8\n- -\n', show: 'readings' } },
    'circuit',
    /amounts/,
  ],
  ['two forces with one name', { forces: { forces: [pull, pull] } }, 'forces.forces', /two forces/],
  [
    'components of an unknown force',
    { forces: { forces: [pull], components: ['P'] } },
    'forces.components.0',
    /no force P/,
  ],
  ['a force of negative size', { forces: { forces: [{ ...pull, size: -5 }] } }, 'forces.forces.0.size', /0/],
  ['friction on level ground', { forces: { model: { m: 2, μ: 0.3 } } }, 'forces.model.μ', /needs a slope/],
  [
    'a word of 15 letters in a label',
    { circuit: { board: '- -\nB6 R4:qarshilikningoʻzi R8\n- -\n' } },
    'circuit',
    /more than 14/,
  ],
  [
    'a straight apostrophe in a label',
    { graph: { ...axes, x: { label: "yo'l", from: 0, to: 10, step: 1 }, curves: [line] } },
    'graph',
    /apostrophe/,
  ],
  [
    'names that have no room',
    {
      graph: {
        ...axes,
        curves: [line],
        marks: Array.from({ length: 6 }, () => ({ at: [5, 5], label: 'nuqtaning nomi bor', guides: false })),
      },
    },
    'graph',
    /no free place/,
  ],
  [
    'a stage of heating that cools',
    { chart: { heating: { mass: 1, from: 20, stages: [{ c: 4200, to: 10 }] } } },
    'chart.heating.stages.0.to',
    /above its start/,
  ],
  [
    'a bar twice',
    {
      chart: {
        bars: [
          { name: 'Temir', value: 7 },
          { name: 'Temir', value: 8 },
        ],
      },
    },
    'chart.bars',
    /twice/,
  ],
  ['a charge of zero', { field: { charges: [{ at: [0, 0], q: 0 }] } }, 'field.charges.0.q', /not 0/],
  [
    'a charge outside of the figure',
    { field: { charges: [{ at: [9, 0], q: 1 }] } },
    'field.charges.0.at.0',
    /6/,
  ],
  [
    'equipotentials of wires',
    { field: { wires: [{ at: [0, 0], I: 1 }], equipotentials: [1] } },
    'field.equipotentials',
    /only charges/,
  ],
  ['an unknown part', { apparatus: { parts: [{ part: 'engine', at: [1, 1] }] } }, 'apparatus.parts.0', /./],
  [
    'a part beyond the grid',
    { apparatus: { parts: [{ part: 'balance', at: [8, 0] }] } },
    'apparatus',
    /wider/,
  ],
  [
    'a cord without length',
    { apparatus: { parts: [{ part: 'cord', from: [1, 1], to: [1, 1] }] } },
    'apparatus.parts.0.to',
    /no length/,
  ],
];

test.each(FAULTS)('%s is refused', (_, declaration, path, message) => {
  const draw = () => drawFigure({ key: 'chizma', alt, ...declaration });
  expect(draw).toThrow(FigureError);
  let issues: FigureError['issues'] = [];
  try {
    draw();
  } catch (error) {
    if (error instanceof FigureError) issues = error.issues;
  }
  const found = issues.filter((issue) => issue.path.join('.') === path && message.test(issue.message));
  expect(found, JSON.stringify(issues)).not.toEqual([]);
});

test('the same declarations without the fault are drawn', () => {
  for (const kind of [
    { rays: lens },
    { graph: { ...axes, curves: [line] } },
    { levels: hydrogen },
    { circuit: { board, currents: { I: 'a1-b1' } } },
    { forces: { forces: [pull] } },
    {
      chart: {
        bars: [
          { name: 'Temir', value: 7 },
          { name: 'Suv', value: 1 },
        ],
      },
    },
    { field: { charges: [{ at: [0, 0], q: 1 }] } },
    { apparatus: { parts: [{ part: 'balance', at: [2, 0] }] } },
  ])
    expect(drawFigure({ key: 'chizma', alt, ...kind }).svg).toContain('<svg');
});
