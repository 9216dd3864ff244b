import type { Values } from '@zarra/experiment-kit/parameters';
import { arc, type Ink, type Pen } from '@zarra/experiment-kit/stage';
import { poseOf, toScene } from './bodies.js';
import { laserDirection } from './light.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

const DEGREE = Math.PI / 180;
/** Length and half widths of the laser and of its opening, cm. */
const LENGTH = 2.4;
const HALF_WIDTH = 0.55;
const HALF_OPENING = 0.3;
const BEVEL = 0.35;
/** Radius of the protractor relative to the distance of the laser, and its ticks, cm. */
const DISC = 0.9;
const TICK = 0.25;
const LONG_TICK = 0.45;
/** Distance of the numbers from the edge, cm. */
const NUMBER = 1.15;

/** Draws the laser, which points to the place of incidence. */
export function drawLaser(pen: Pen, si: Si, ink: Ink): void {
  const { x, y, laser } = poseOf(si);
  const [dx, dy] = laserDirection(si);
  const at = (along: number, across: number): number[] => [
    x + along * dx - across * dy,
    y + along * dy + across * dx,
    0,
  ];
  const back = laser + LENGTH;
  pen.body(
    [
      ...at(laser, -HALF_OPENING),
      ...at(laser, HALF_OPENING),
      ...at(laser + BEVEL, HALF_WIDTH),
      ...at(back, HALF_WIDTH),
      ...at(back, -HALF_WIDTH),
      ...at(laser + BEVEL, -HALF_WIDTH),
    ],
    'muted',
  );
  pen.line([...at(back - 0.5, HALF_WIDTH), ...at(back - 0.5, -HALF_WIDTH)], { ink: 'surface', width: 1.5 });
  pen.line([...at(laser, -HALF_OPENING), ...at(laser, HALF_OPENING)], { ink, width: 3 });
}

/** Draws the scale of angles around the place of incidence and the normal of the face. */
export function drawProtractor(pen: Pen, si: Si): void {
  const pose = poseOf(si);
  const radius = DISC * pose.laser;
  const isWhole = si.body === BODY.border || si.body === BODY.halfCylinder;
  const isSmall = si.body === BODY.fibre;
  const last = isWhole ? 360 : 180;
  pen.line(arc(pose.x, pose.y, radius, pose.turn, pose.turn + last * DEGREE, 72), {
    ink: 'line-strong',
    width: 1,
  });
  for (let angle = 0; angle <= last - (isWhole ? 10 : 0); angle += 10) {
    const [sin, cos] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
    const isLong = angle % 30 === 0;
    const inner = radius - (isLong ? LONG_TICK : TICK);
    pen.line(
      [...toScene(pose, radius * cos, radius * sin), 0, ...toScene(pose, inner * cos, inner * sin), 0],
      { ink: 'line-strong', width: 1 },
    );
    // From the normal: 0 at the top and at the bottom.
    const number = Math.abs(90 - (angle % 180));
    if (isLong && !isSmall && number > 0 && number < 90)
      pen.label(...toScene(pose, (radius - NUMBER) * cos, (radius - NUMBER) * sin), 0, `${number}`, 'muted');
  }
  const length = isSmall ? 2 * radius : radius + 0.6;
  pen.line([...toScene(pose, 0, isSmall ? radius : length), 0, ...toScene(pose, 0, -length), 0], {
    ink: 'muted',
    width: 1,
    dashed: true,
  });
}
