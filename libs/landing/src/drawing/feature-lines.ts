import { refractionAngle } from '@zarra/physics/refraction';
import type { Lines } from './line-drawing.js';
import { arrow, plot, range, segment, type Point } from './plot.js';

/** A charge in a uniform magnetic field: a helix around a field line, in oblique projection. */
export function helix(): Lines {
  const point = (turn: number, radius: number): Point => {
    const along = 36 + (turn / (2 * Math.PI)) * 44;
    return [along + radius * 0.35 * Math.cos(turn), 112 - along * 0.12 + radius * Math.sin(turn)];
  };
  const end = 10.4 * Math.PI;
  const position = point(end, 46);
  const edge = (side: number) => segment([20, 109.6 + side * 46], [300, 76 + side * 46]);
  return {
    main: plot(range(0, end, 300).map((turn) => point(turn, 46))),
    ink: arrow([20, 109.6], [304, 75.5]),
    faint: edge(1) + edge(-1),
    dot: segment(position),
  };
}

/** A damped oscillation, x = e^(−βt) cos ωt with ω = 11 β, and its envelope. */
export function damped(): Lines {
  const [damping, beats] = [1.6, 11];
  const pointAt = (time: number, value: number): Point => [24 + 264 * time, 100 - 74 * value];
  const times = range(0, 1, 200);
  const envelope = (side: number) =>
    plot(range(0, 1, 40).map((time) => pointAt(time, side * Math.exp(-damping * time))));
  const start = pointAt(0, 1);
  return {
    main: plot(
      times.map((time) => pointAt(time, Math.exp(-damping * time) * Math.cos(damping * beats * time))),
    ),
    faint: envelope(1) + envelope(-1),
    ink: arrow([24, 100], [304, 100]) + arrow([24, 184], [24, 14]),
    dot: segment(start),
  };
}

/** Refraction into glass, n = 1.5, at 50° to the normal: sin α = n sin β; a part is reflected at the same angle. */
export function refraction(): Lines {
  const [index, incident, length] = [1.5, (50 * Math.PI) / 180, 108];
  const refracted = refractionAngle(1, index, incident) ?? 0;
  const to = (angle: number, side: 1 | -1, distance = length): Point => [
    160 + distance * Math.sin(angle),
    100 + side * distance * Math.cos(angle),
  ];
  const arc = (from: number, until: number, side: 1 | -1, radius: number) =>
    plot(range(from, until, 16).map((angle) => to(angle, side, radius)));
  return {
    main:
      segment(to(-incident, -1), [160, 100]) +
      arrow([160, 100], to(refracted, 1)) +
      arrow(to(-incident, -1), to(-incident, -1, 50)),
    area: plot([
      [16, 100],
      [304, 100],
      [304, 200],
      [16, 200],
    ]),
    faint: segment([160, 10], [160, 190]) + segment([160, 100], to(incident, -1)),
    ink: segment([16, 100], [304, 100]) + arc(-incident, 0, -1, 34) + arc(0, refracted, 1, 44),
  };
}
