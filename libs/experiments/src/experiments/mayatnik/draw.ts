import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, drawPart, drawShadow, rectangle, type Box, type Pen } from '@zarra/experiment-kit/stage';
import type { PendulumKey, PendulumTypes } from './parameters.js';

/** Arrow length of 1 m/s, in pendulum lengths. */
const SPEED_SCALE = 0.12;
/** Lengths of the drawing, in pendulum lengths: the bob, the scale of angles, and the stand. */
const BOB = 0.085;
const SCALE = 0.42;
const SECTOR = 0.3;
const FLOOR = -1.22;
const POST = -1.13;
const HALF_BASE = 0.13;
const HALF_ROD = 0.018;
/** Smallest angle whose name is shown, radians. */
const MIN_NAMED_ANGLE = 0.15;

const DEGREE = Math.PI / 180;
/** Direction of an angle of the pendulum on the page, radians from the right. */
const onPage = (angle: number): number => angle - Math.PI / 2;

/** Whether the pendulum rises above its pivot: the view then shows the whole circle. */
const risesAbove = ({ length, gravity, angle, speed }: Values<PendulumKey>): boolean =>
  (length * speed * speed) / (2 * gravity) > Math.cos(angle);

/** View of the swing and the stand. */
export function box(si: Values<PendulumKey>): Box {
  const { length } = si;
  return {
    left: (POST - HALF_BASE - 0.03) * length,
    right: 1.18 * length,
    bottom: FLOOR * length,
    top: (risesAbove(si) ? 1.12 : 0.12) * length,
  };
}

/** Draws a stand with a clamp, and a protractor at the pivot: half a disc, or a whole one for whole turns. */
function drawStand(pen: Pen, length: number, whole: boolean): void {
  const [floor, post, rod] = [FLOOR * length, POST * length, HALF_ROD * length];
  pen.ground(floor);
  drawShadow(pen, post, floor, 1.7 * HALF_BASE * length);
  drawPart(pen, rectangle(post - rod, floor + 0.05 * length, post + rod, 0.06 * length));
  const half = HALF_BASE * length;
  drawPart(pen, rectangle(post - half, floor, post + half, floor + 0.05 * length));
  const last = whole ? 180 : 90;
  const rim = arc(0, 0, (SCALE + 0.03) * length, onPage(-last * DEGREE), onPage(last * DEGREE));
  pen.area(rim, 'sunken', 1);
  pen.line([...rim, ...(whole ? [] : rim.subarray(0, 3))], { ink: 'line-strong', width: 1 });
  for (let degrees = -last; degrees <= last; degrees += 10) {
    const direction = onPage(degrees * DEGREE);
    const [cos, sin] = [length * Math.cos(direction), length * Math.sin(direction)];
    const from = degrees % 30 === 0 ? SCALE - 0.05 : SCALE - 0.025;
    pen.line([from * cos, from * sin, 0, SCALE * cos, SCALE * sin, 0], { ink: 'line-strong', width: 1 });
  }
  pen.line([0, 0, 0, 0, FLOOR * length, 0], { ink: 'line-strong', width: 1, dashed: true });
  drawPart(pen, rectangle(post - 2.5 * rod, -rod, rod, rod));
}

/** Draws the stand, the string with the bob, the angle and the velocity. */
export function draw(pen: Pen, { state, si, view }: Snapshot<PendulumTypes>): void {
  const [angle = 0, speed = 0] = state;
  const { length } = si;
  const [x, y] = [length * Math.sin(angle), -length * Math.cos(angle)];
  const whole = risesAbove(si);
  const largest = whole ? Math.PI : Math.abs(si.angle);
  pen.layer([length, whole, largest], () => {
    drawStand(pen, length, whole);
    pen.line(arc(0, 0, length, onPage(-largest), onPage(largest)), { ink: 'line', width: 1.5 });
  });
  // Whole turns are not counted.
  const shown = Math.atan2(x, -y);
  const sector = arc(0, 0, SECTOR * length, onPage(0), onPage(shown));
  pen.area([0, 0, 0, ...sector], 'chart-teal', 0.2);
  pen.line(sector, { ink: 'chart-teal', width: 1.5 });
  if (Math.abs(shown) > MIN_NAMED_ANGLE) {
    const middle = onPage(shown / 2);
    pen.label(SECTOR * length * Math.cos(middle), SECTOR * length * Math.sin(middle), 0, 'θ', 'chart-teal');
  }
  pen.line([0, 0, 0, x, y, 0], { ink: 'text' });
  pen.ball(0, 0, 0, 0.03 * length, 'line-strong');
  pen.ball(x, y, 0, BOB * length, 'accent');
  if (view.vectors === 1 && speed !== 0) {
    const scale = SPEED_SCALE * length * length * speed;
    const [dx, dy] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    pen.arrow(x, y, 0, dx, dy, 0, { ink: 'chart-red' });
    pen.label(x + dx, y + dy, 0, 'v', 'chart-red');
  }
}
