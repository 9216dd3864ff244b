import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { arc, drawPart, drawShadow, rectangle, type Pen } from '@zarra/experiment-kit/stage';
import { particleFields } from '@zarra/physics/lennard-jones';
import { drawDial } from '../../apparatus/dial.js';
import { drawFlame } from '../../apparatus/flame.js';
import { box, HEATER, ROD, WALL } from './box-geometry.js';
import { pressureNow, temperature } from './observables.js';
import { MODE, NM, parameters, type MatterTypes } from './parameters.js';
import { paramsOf } from './substance.js';

type MatterSnapshot = Snapshot<MatterTypes>;

/** Radius of the manometer, m, and the pressure in the middle of its scale, N/m. */
const GAUGE = 0.85 * NM;
const HALF_PRESSURE = 0.01;
/** Length of the thermometer, m, and the temperature at its end, K. */
const COLUMN = 2.2 * NM;
const MAX_TEMPERATURE = 300;
/** Thickness of the plate below the floor, and the height of the largest flame, m. */
const PLATE = 0.22 * NM;
const FLAME = 1 * NM;
const BURNER = 0.35 * NM;
const BURNERS = [0.3, 0.5, 0.7] as const;
const LEAST_FLAME = 0.35;
/** Relative difference of temperatures at which a thermostat heats or cools visibly, and that of the full flame. */
const IDLE = 0.04;
const FULL = 0.4;
const HALF_PISTON = 0.09 * NM;

/** Distances of the gauges from the right wall, m. */
const GAUGE_X = 1.4 * NM;
const BULB_Y = 0.45 * NM;

/** Where the manometer is: above the thermometer. */
const gaugeY = (height: number): number => height - GAUGE - 0.2 * NM;

/** Heating, −1 to 1: the size of the flame or of the ice. */
function heatingPart({ time, state, si }: MatterSnapshot): number {
  if (si.mode === MODE.power) return si.power / ((parameters.power.si ?? 1) * parameters.power.max);
  const difference = si.target / temperature(time, state, si) - 1;
  return Math.abs(difference) < IDLE ? 0 : Math.max(-1, Math.min(1, difference / FULL));
}

/** Draws what does not move: walls, plate, stand, tubes and scales. */
export function drawStand(pen: Pen, { si }: MatterSnapshot): void {
  const { width } = si;
  const { top } = box(si);
  const [floor, rim] = [-WALL, top - ROD];
  pen.ground(-HEATER);
  drawShadow(pen, width / 2, -HEATER, 0.6 * width);
  for (const x of [0.06 * width, 0.94 * width])
    drawPart(pen, rectangle(x - WALL / 2, -HEATER, x + WALL / 2, floor - PLATE));
  for (const x of BURNERS)
    drawPart(pen, rectangle(x * width - 0.05 * width, -HEATER, x * width + 0.05 * width, BURNER - HEATER));
  drawPart(pen, rectangle(-WALL, floor - PLATE, width + WALL, floor), 'line-strong');
  drawPart(pen, [
    ...[-WALL, rim, 0, -WALL, floor, 0, width + WALL, floor, 0, width + WALL, rim, 0],
    ...[width, rim, 0, width, 0, 0, 0, 0, 0, 0, rim, 0],
  ]);
  const [x, y] = [width + WALL + GAUGE_X, gaugeY(rim)];
  drawPart(pen, rectangle(width + WALL, y - 0.1 * NM, x - GAUGE, y + 0.1 * NM));
  drawPart(pen, arc(x, y, GAUGE), 'surface');
  drawPart(pen, rectangle(width + WALL, BULB_Y - 0.06 * NM, x, BULB_Y + 0.06 * NM));
  const tube = 0.14 * NM;
  drawPart(pen, rectangle(x - tube, BULB_Y, x + tube, BULB_Y + COLUMN + 0.1 * NM), 'surface');
  for (let tick = 1; tick <= 6; tick++) {
    const at = BULB_Y + (COLUMN * tick) / 6;
    pen.line([x + tube, at, 0, x + tube * (tick % 2 === 0 ? 2.4 : 1.7), at, 0], { ink: 'line-strong' });
  }
}

/** Draws the lid with its rod, and where it goes while it moves. */
export function drawLid(pen: Pen, { state, si }: MatterSnapshot): void {
  const { width } = si;
  const { lid } = particleFields(state);
  const target = paramsOf(si).height;
  const middle = width / 2;
  if (Math.abs(target - lid) > 0.01 * NM)
    pen.line([0, target, 0, width, target, 0], { ink: 'accent', dashed: true });
  drawPart(pen, rectangle(middle - HALF_PISTON, lid + 2 * HALF_PISTON, middle + HALF_PISTON, lid + ROD));
  drawPart(pen, rectangle(0.02 * NM, lid, width - 0.02 * NM, lid + 2 * HALF_PISTON), 'line-strong');
}

/** Draws the column of the thermometer and the needle of the manometer. */
export function drawReadings(pen: Pen, { time, state, si }: MatterSnapshot): void {
  const x = si.width + WALL + GAUGE_X;
  const part = Math.min(1, temperature(time, state, si) / MAX_TEMPERATURE);
  pen.line([x, BULB_Y, 0, x, BULB_Y + COLUMN * part, 0], { ink: 'chart-red', width: 5 });
  pen.ball(x, BULB_Y, 0, 0.26 * NM, 'chart-red');
  // Before the first reading the needle is at zero.
  const pressure = Math.max(0, pressureNow(time, state, si) || 0);
  const turn = 2 * Math.atan(pressure / HALF_PRESSURE) - Math.PI / 2;
  drawDial(pen, x, gaugeY(box(si).top - ROD), GAUGE, turn);
}

/** Draws flames below the plate while it heats, and ice while it cools. */
export function drawHeater(pen: Pen, snapshot: MatterSnapshot): void {
  const part = heatingPart(snapshot);
  if (part === 0) return;
  const { width } = snapshot.si;
  const size = LEAST_FLAME + (1 - LEAST_FLAME) * Math.abs(part);
  const base = BURNER - HEATER;
  for (const x of BURNERS) {
    if (part > 0) drawFlame(pen, x * width, base, FLAME * size, size);
    else {
      const half = 0.085 * width * (0.6 + 0.4 * size);
      const ice = rectangle(x * width - half, base, x * width + half, base + FLAME * size);
      drawPart(pen, ice, 'accent-soft', 'accent');
    }
  }
}

/** Draws the barrier while it is closed, and its ends when it is open. */
export function drawBarrier(pen: Pen, { state, si }: MatterSnapshot): void {
  const [middle, half] = [si.width / 2, 0.05 * NM];
  const { barrier, lid } = particleFields(state);
  const [open, middleY] = [(lid / 2 - 0.15 * NM) * (1 - barrier), lid / 2];
  drawPart(pen, rectangle(middle - half, 0, middle + half, middleY - open), 'line-strong');
  drawPart(pen, rectangle(middle - half, middleY + open, middle + half, lid), 'line-strong');
}
