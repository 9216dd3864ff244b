import { project, type Camera, type Spot } from '../stage/camera.js';
import type { CanvasPen } from '../stage/canvas-pen.js';
import type { Inks } from '../stage/inks.js';
import { createFieldPainter } from '../stage/paint-field.js';
import type { Ink } from '../stage/pen.js';
import { addArrow, type Place } from './arrow.js';
import { createBalls } from './balls.js';
import { addRibbon } from './ribbon.js';
import { createStrip } from './strip.js';
import { createSurface } from './surface.js';
import { triangulate } from './triangulate.js';

/** What lies in one plane is told apart by when it was drawn: later is nearer, by so many pixels, and never more than so many. */
const LATER = 0.01;
const LATEST = 4;
/** Areas and fields lie behind the lines that are drawn on them, pixels. */
const AREA_BEHIND = 2;
const FIELD_BEHIND = 4;

/** On which side of its outline a shape has its outside: 1 left, −1 right, as it runs in the picture. */
function windingOf(places: Float64Array, count: number): 1 | -1 {
  let area = 0;
  for (let at = 0; at < 3 * count; at += 3)
    area +=
      (places[at] as number) * (places[at + 4] as number) -
      (places[at + 3] as number) * (places[at + 1] as number);
  return area > 0 ? 1 : -1;
}

/** A pen in three dimensions. */
export interface DeepPen extends CanvasPen {
  /** Gives the graphics card back. */
  remove: () => void;
}

/**
 * Draws scenes in three dimensions: what is nearer hides what is behind it. Places are projected here, by the same camera
 * as handles are, and the card draws pixels.
 *
 * @param flat lies on top and writes the words
 */
export function createGlPen(sheet: HTMLCanvasElement, flat: CanvasPen, inks: Inks): DeepPen {
  const surface = createSurface(sheet);
  const painter = createFieldPainter(inks);
  const [solid, veil, balls] = [createStrip(), createStrip(), createBalls()];
  const known = new Map<Ink, readonly [number, number, number]>();
  const spot: Spot = { left: 0, top: 0, near: 0 };
  let places = new Float64Array(3 * 64);
  let camera: Camera | undefined;
  let drawn = 0;

  const colourOf = (ink: Ink): readonly [number, number, number] => {
    let colour = known.get(ink);
    if (!colour) known.set(ink, (colour = inks.rgb(ink)));
    return colour;
  };
  const lift = (): number => Math.min(LATEST, LATER * drawn++);
  const stripFor = (ink: Ink, opacity: number) => {
    const strip = opacity < 1 ? veil : solid;
    strip.tint(colourOf(ink), opacity);
    return strip;
  };
  const see = (x: number, y: number, z: number): Place => {
    if (!camera) return [0, 0, 0];
    project(camera, x, y, z, spot);
    return [spot.left, spot.top, spot.near * camera.scale];
  };
  const path = (points: ArrayLike<number>, count: number): void => {
    // One more, for what closes a shape.
    if (places.length < 3 * (count + 1)) places = new Float64Array(6 * (count + 1));
    if (!camera) return;
    for (let at = 0; at < 3 * count; at += 3) {
      project(camera, points[at] as number, points[at + 1] as number, points[at + 2] as number, spot);
      places[at] = spot.left;
      places[at + 1] = spot.top;
      places[at + 2] = spot.near * camera.scale;
    }
  };

  return {
    begin(next, ratio) {
      camera = next;
      drawn = 0;
      solid.clear();
      veil.clear();
      balls.clear();
      flat.begin(next, ratio);
      surface.begin(next, ratio, colourOf('surface'));
    },
    ball(x, y, z, radius, ink) {
      if (!camera) return;
      project(camera, x, y, z, spot);
      balls.add(spot.left, spot.top, spot.near * camera.scale, radius * camera.scale, colourOf(ink));
    },
    line(points, { ink, width = 2, dashed = false, opacity = 1 }, count = Math.floor(points.length / 3)) {
      path(points, count);
      // A line is as round as it is wide.
      addRibbon(stripFor(ink, opacity), places, count, width, width / 2 + lift(), dashed ? 3 * width : 0);
    },
    arrow(x, y, z, dx, dy, dz, { ink, width = 2, opacity = 1 }) {
      addArrow(stripFor(ink, opacity), see(x, y, z), see(x + dx, y + dy, z + dz), width, width / 2 + lift());
    },
    label: flat.label,
    area(points, ink, opacity) {
      path(points, Math.floor(points.length / 3));
      const strip = stripFor(ink, opacity);
      const back = lift() - AREA_BEHIND;
      for (const [index, corner] of triangulate(points).entries()) {
        if (index % 3 === 0) strip.open();
        const at = 3 * corner;
        strip.add(places[at] as number, places[at + 1] as number, (places[at + 2] as number) + back);
      }
      // Outside, half a thin line makes its edge soft.
      const count = Math.floor(points.length / 3);
      places.copyWithin(3 * count, 0, 3);
      addRibbon(strip, places, count + 1, 1, back, 0, windingOf(places, count));
    },
    field(field) {
      // Drawn at once: two fields of one size share a sheet.
      const [x, y, z] = see(field.left, field.bottom + field.height, 0);
      const right = see(field.left + field.width, field.bottom + field.height, 0);
      const foot = see(field.left, field.bottom, 0);
      surface.field(
        painter.paint(field),
        [x, y, z + lift() - FIELD_BEHIND],
        [right[0] - x, right[1] - y, right[2] - z],
        [foot[0] - x, foot[1] - y, foot[2] - z],
      );
    },
    end() {
      surface.strip(solid.data(), solid.count(), false);
      surface.balls(balls.sorted(), balls.count());
      surface.strip(veil.data(), veil.count(), true);
      flat.end();
    },
    forget() {
      known.clear();
      painter.forget();
    },
    remove: surface.remove,
  };
}
