import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { arc, drawPart, drawShadow, rectangle, type Pen } from '@zarra/experiment-kit/stage';
import { pullingForce } from '@zarra/physics/inclined-plane';
import { drawBlock } from './draw-block.js';
import { drawDynamometer } from './draw-dynamometer.js';
import { drawForces } from './draw-forces.js';
import { pairOf } from './materials.js';
import { paramsOf } from './model.js';
import { PULLING, type InclineTypes } from './parameters.js';
import { BLOCK, BOARD, GROUND, LOWER_STOP, plate, THICKNESS, toScene, TRAVEL } from './scene.js';

/** Radius of the protractor and of the arc of the angle, m. */
const PROTRACTOR = 0.3;
const ANGLE_ARC = 0.2;
/** Smallest angle whose name is shown, rad. */
const MIN_NAMED_ANGLE = 0.2;
/** Place of the post along the board, its half width, and the lowest board above it, m. */
const POST = 0.95;
const HALF_POST = 0.014;
const MIN_POST = 0.06;
/** Smallest height whose name is shown, m. */
const MIN_NAMED_HEIGHT = 0.2;
const DEGREE = Math.PI / 180;

/** Draws the protractor, without the numbers that the board or the block near its lower end would cover. */
function drawProtractor(pen: Pen, angle: number): void {
  pen.area([0, 0, 0, ...arc(0, 0, PROTRACTOR, 0, Math.PI / 2, 30)], 'accent-soft', 1);
  pen.line([0, PROTRACTOR, 0, 0, 0, 0, ...arc(0, 0, PROTRACTOR, 0, Math.PI / 2, 30)], {
    ink: 'line-strong',
    width: 1,
  });
  for (let mark = 0; mark <= 90; mark += 5) {
    const [cos, sin] = [Math.cos(mark * DEGREE), Math.sin(mark * DEGREE)];
    const inner = PROTRACTOR - (mark % 30 === 0 ? 0.05 : mark % 10 === 0 ? 0.035 : 0.02);
    pen.line([inner * cos, inner * sin, 0, PROTRACTOR * cos, PROTRACTOR * sin, 0], {
      ink: 'line-strong',
      width: 1,
    });
  }
  for (const mark of [30, 60, 90])
    if (mark * DEGREE < angle - 0.12 || mark * DEGREE > angle + 0.5)
      pen.label(
        PROTRACTOR * Math.cos(mark * DEGREE),
        PROTRACTOR * Math.sin(mark * DEGREE),
        0,
        `${mark}°`,
        'muted',
      );
}

function drawAngle(pen: Pen, angle: number): void {
  pen.line([0, 0, 0, BOARD, 0, 0], { ink: 'line-strong', width: 1, dashed: true });
  pen.line(arc(0, 0, ANGLE_ARC, 0, angle, 20), { ink: 'accent' });
  if (angle > MIN_NAMED_ANGLE)
    pen.label(ANGLE_ARC * Math.cos(angle / 2), ANGLE_ARC * Math.sin(angle / 2), 0, 'α', 'accent');
}

/** Draws the telescopic post that holds the board. */
function drawPost(pen: Pen, angle: number): void {
  const { x, y } = toScene(angle, POST, -THICKNESS);
  if (y - GROUND < MIN_POST) return;
  const joint = GROUND + 0.55 * (y - GROUND);
  drawShadow(pen, x, GROUND, 0.11);
  drawPart(pen, rectangle(x - HALF_POST / 2, joint, x + HALF_POST / 2, y), 'surface');
  drawPart(pen, rectangle(x - HALF_POST, GROUND, x + HALF_POST, joint), 'line');
  drawPart(pen, rectangle(x - 0.07, GROUND, x + 0.07, GROUND + 0.018), 'line-strong');
  pen.ball(x + HALF_POST, joint - 0.02, 0, 0.014, 'muted');
  if (y - GROUND > MIN_NAMED_HEIGHT) pen.label(x + 0.02, joint, 0, 'h', 'muted');
}

/** Draws the board in the tone of its material, with its stops, and the hinge below its lower end. */
function drawBoard(pen: Pen, angle: number, pair: number): void {
  const board = plate(angle, 0, -THICKNESS, BOARD, 0);
  pen.area(board, 'surface', 1);
  pen.area(board, pairOf(pair).plane, 0.45);
  const upper = LOWER_STOP + TRAVEL + BLOCK;
  pen.line([...board, ...board.slice(0, 3)], { ink: 'text' });
  drawPart(pen, plate(angle, LOWER_STOP - 0.018, 0, LOWER_STOP, 0.045), 'line-strong');
  drawPart(pen, plate(angle, upper, 0, upper + 0.018, 0.018), 'line-strong');
  drawPart(pen, [-0.04, GROUND, 0, 0.06, GROUND, 0, 0.014, 0, 0, -0.014, 0, 0], 'line');
  pen.ball(0, -THICKNESS / 2, 0, 0.013, 'muted');
}

/** Draws the plane, the block on it, what pulls it, and the forces on it. */
export function draw(pen: Pen, snapshot: Snapshot<InclineTypes>): void {
  const { time, state, si, view } = snapshot;
  const [position = 0] = state;
  const pull = pullingForce(time, state, paramsOf(si));
  pen.layer([si.angle, si.pair, view.protractor], () => {
    pen.ground(GROUND);
    if (view.protractor === 1) drawProtractor(pen, si.angle);
    drawAngle(pen, si.angle);
    drawPost(pen, si.angle);
    drawBoard(pen, si.angle, si.pair);
  });
  drawBlock(pen, position, si);
  if (si.pulling !== PULLING.none) drawDynamometer(pen, position, pull, si);
  if (view.forces === 1) drawForces(pen, snapshot);
}
