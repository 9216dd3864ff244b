import {
  distanceTo,
  moveBeside,
  radiusAlong,
  touches,
  type Body,
  type CanvasPoint,
  type CenteredBox,
} from './label-geometry.js';
import type { LabelObstacles } from './label-obstacles.js';
import type { Ink } from '../experiment/pen.js';
import { createPool } from './pool.js';

/** Size and text of a frame. */
export interface LabelFrame {
  /** Canvas pixels. */
  readonly width: number;
  readonly height: number;
  /** Font size, pixels. */
  readonly size: number;
  /** Width of a text, pixels. */
  readonly widthOf: (text: string) => number;
}

/** Label with its place on the canvas. */
export interface PlacedLabel extends Body {
  text: string;
  ink: Ink;
  /** Point that it names. */
  readonly anchor: CanvasPoint;
  /** Point of the anchor's body nearest to it: start of a leader line. */
  readonly start: CanvasPoint;
  /** Number of its candidate place; −1: no place is free. */
  candidate: number;
  hasLeader: boolean;
}

/** Gap between a point and its label, and height of a label, in font sizes. */
const GAP = 0.57;
const HEIGHT = 1.2;
/** Additional gaps of farther candidates, in font sizes. */
const RINGS = [0, 0.8, 1.8, 3.2, 5] as const;
/** Directions of candidates relative to the preferred one, in right angles. */
const TURNS = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, 2] as const;
/** Distance from the frame and from other labels, pixels. */
const DISTANCE = 2;
/** A label moved away by more than this has a leader line, pixels. */
const LEADER_DISTANCE = 16;
/** Cost of lying on a line, in rings. */
const CROSSING_COST = 2;
/** A label keeps its place as long as no other is better by more than this: places do not alternate. */
const HYSTERESIS = 2;
/** Maximum movement of a label between two frames, pixels. */
const MAX_MOVE = 48;

const createLabel = (): PlacedLabel => ({
  text: '',
  ink: 'text',
  anchor: { left: 0, top: 0 },
  start: { left: 0, top: 0 },
  candidate: -1,
  hasLeader: false,
  left: 0,
  top: 0,
  halfWidth: 0,
  halfHeight: 0,
  isRound: false,
});

/** Middle of a box inside a frame, on one axis. */
const inside = (middle: number, half: number, length: number): number =>
  Math.max(half + DISTANCE, Math.min(length - half - DISTANCE, middle));

/**
 * Creates a placer of the labels of a stage. Each label has places around its anchor, beyond the end of the line
 * or arrow that the anchor is, or around the body that contains it. The first one without overlap is used. From
 * frame to frame a label keeps its place while that is free.
 */
export function createLabelPlacer(obstacles: LabelObstacles) {
  let labels = createPool(createLabel);
  let lastLabels = createPool(createLabel);
  let lastKey = '';
  const placed: PlacedLabel[] = [];

  /** Moves a label to a candidate place. */
  function moveTo(
    label: PlacedLabel,
    candidate: number,
    body: Body | undefined,
    frame: LabelFrame,
    first: number,
  ) {
    const direction = first + ((TURNS[candidate % TURNS.length] ?? 0) * Math.PI) / 2;
    const [ux, uy] = [Math.cos(direction), Math.sin(direction)];
    const radius = body ? radiusAlong(body, ux, uy) : 0;
    const { left, top } = body ?? label.anchor;
    label.start.left = left + radius * ux;
    label.start.top = top + radius * uy;
    const ring = RINGS[Math.floor(candidate / TURNS.length)] ?? 0;
    moveBeside(label, label.start, ux, uy, (GAP + ring) * frame.size);
    label.left = inside(label.left, label.halfWidth, frame.width);
    label.top = inside(label.top, label.halfHeight, frame.height);
    label.candidate = candidate;
  }
  const isFree = (box: CenteredBox): boolean =>
    !obstacles.covers(box) && !placed.some((other) => touches(box, other, DISTANCE));
  const costOf = (label: PlacedLabel): number =>
    isFree(label)
      ? Math.floor(label.candidate / TURNS.length) + CROSSING_COST * obstacles.crossingsOf(label)
      : Infinity;

  function place(label: PlacedLabel, frame: LabelFrame): void {
    const { anchor } = label;
    // The label of a point outside stands at the edge.
    anchor.left = Math.max(0, Math.min(frame.width, anchor.left));
    anchor.top = Math.max(0, Math.min(frame.height, anchor.top));
    const last = lastCandidateOf(label);
    label.halfWidth = frame.widthOf(label.text) / 2;
    label.halfHeight = (HEIGHT * frame.size) / 2;
    label.candidate = -1;
    if (2 * (label.halfWidth + DISTANCE) > frame.width) return;
    const body = obstacles.bodyAt(anchor);
    // Beyond the end of a line; otherwise above a body, or right of a point.
    const first = obstacles.directionAt(anchor) ?? (body ? -Math.PI / 2 : 0);
    let best = -1;
    let bestCost = Infinity;
    const consider = (candidate: number, bonus: number): void => {
      moveTo(label, candidate, body, frame, first);
      const cost = costOf(label) - bonus;
      if (cost >= bestCost) return;
      best = candidate;
      bestCost = cost;
    };
    if (last >= 0) consider(last, HYSTERESIS);
    for (let candidate = 0; candidate < RINGS.length * TURNS.length && bestCost > 0; candidate++)
      consider(candidate, 0);
    label.candidate = best;
    if (best < 0) return;
    moveTo(label, best, body, frame, first);
    label.hasLeader = distanceTo(label, label.start) > GAP * frame.size + LEADER_DISTANCE;
    placed.push(label);
  }
  /** Place of the label in the last frame: of the nearest one in the same color, preferably of the same text. */
  function lastCandidateOf({ anchor, text, ink }: PlacedLabel): number {
    let candidate = -1;
    let nearest = MAX_MOVE;
    lastLabels.forEach((last) => {
      const move = Math.hypot(last.anchor.left - anchor.left, last.anchor.top - anchor.top);
      const distance = last.text === text ? move : move + MAX_MOVE / 2;
      if (last.ink !== ink || distance >= nearest) return;
      nearest = distance;
      candidate = last.candidate;
    });
    return candidate;
  }
  return {
    /** Starts a frame: the labels of the last one become its memory. */
    begin(): void {
      [labels, lastLabels] = [lastLabels, labels];
      labels.clear();
    },
    add(left: number, top: number, text: string, ink: Ink): void {
      const label = labels.next();
      label.anchor.left = left;
      label.anchor.top = top;
      label.text = text;
      label.ink = ink;
    },
    /** Places all labels of the frame, warnings first. @returns the visible ones, valid until the next call */
    place(frame: LabelFrame): readonly PlacedLabel[] {
      const key = `${frame.width} ${frame.height} ${frame.size}`;
      // A stage of another size is drawn as if it were new.
      if (key !== lastKey) lastLabels.clear();
      lastKey = key;
      placed.length = 0;
      for (const isWarning of [true, false])
        labels.forEach((label) => {
          if ((label.ink === 'warning') === isWarning) place(label, frame);
        });
      return placed;
    },
    /** Discards the places of the last frame, after the fonts have changed. */
    reset: (): void => labels.clear(),
  };
}
