import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { Pen } from '../experiment/pen.js';
import { createSession } from '../run/create-session.js';
import { paintField } from '../stage/paint-field.js';
import { arc, drawPart, drawShadow, rectangle } from '../stage/shapes.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { Stage } from './stage.js';

/**
 * The parts of a stage (docs/decisions/0047-art-direction.md): ground with shadows, apparatus in ink, bodies with volume,
 * light, vectors, traces, a field and labels.
 */
const meta: Meta = {
  title: 'Experiment kit/Stage parts',
  component: Stage,
  parameters: { controls: { disable: true } },
};
export default meta;

const COLUMNS = 24;
const ROWS = 12;
/** Two sources of opposite signs. */
const field = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
  const [x, y] = [(cell % COLUMNS) - (COLUMNS - 1) / 2, Math.floor(cell / COLUMNS) - (ROWS - 1) / 2];
  return 4 / (4 + Math.hypot(x + 5, y)) - 4 / (4 + Math.hypot(x - 5, y));
});
const trace = Array.from({ length: 41 }, (_, point) => [5 + point / 10, 3.2 + Math.sin(point / 4), 0]).flat();

function drawParts(pen: Pen): void {
  pen.layer([], () => {
    pen.ground([0, 1, 0, 6, 1, 0, 6.2, 1.6, 0, 7.6, 1.6, 0, 7.8, 1, 0]);
    drawShadow(pen, 1.2, 1, 0.9);
    drawPart(pen, rectangle(0.7, 1, 1.7, 1.2));
    drawPart(pen, rectangle(1.12, 1.2, 1.28, 4));
    drawShadow(pen, 3.5, 1, 0.9);
    pen.body(rectangle(3, 1, 4, 2), 'accent');
    pen.label(3.5, 1.5, 0, 'm', 'text');
    pen.field({
      values: field,
      columns: COLUMNS,
      rows: ROWS,
      left: 5,
      bottom: 5,
      width: 4,
      height: 2,
      fullScale: 1,
      paint: paintField,
      palette: 'signed',
    });
  });
  pen.ball(1.2, 4.4, 0, 0.4, 'chart-gold');
  pen.glow(1.2, 4.4, 0, 1.4, 'chart-gold', 0.9);
  drawPart(pen, arc(3.5, 4.5, 0.7), 'surface');
  pen.area([3.5, 4.5, 0, ...arc(3.5, 4.5, 0.5, 0, 1)], 'chart-teal', 0.2);
  pen.line(arc(3.5, 4.5, 0.5, 0, 1), { ink: 'chart-teal', width: 1.5 });
  pen.line(trace, { ink: 'chart-purple', width: 1.5 });
  pen.ball(9, 3.2 + Math.sin(10), 0, 0.2, 'chart-purple');
  pen.arrow(4, 1.5, 0, 1.2, 0, 0, { ink: 'chart-red' });
  pen.label(5.2, 1.5, 0, 'F', 'chart-red');
}

const definition: ExperimentDefinition = {
  ...storyDefinition,
  handles: [],
  box: () => ({ left: 0, right: 10, bottom: 0, top: 7.2 }),
  draw: drawParts,
};

export const Parts: StoryObj = createStories(createSession, (session) => <Stage session={session} />)({
  definition,
});
