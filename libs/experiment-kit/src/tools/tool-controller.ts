import { project, unproject, type Camera, type CameraSource, type ScreenPoint } from '../stage/camera.js';
import { formatMeasurement } from './measurement.js';
import { readingError, type ScenePoint } from './reading-error.js';
import type { StageTool } from './stage-tool.js';
import {
  arcPath,
  linePath,
  markPath,
  toScreenPosition,
  sideVector,
  type ScreenPosition,
} from './tool-paths.js';

/** Movement of an end per arrow key, pixels; 1 with Shift. */
const KEY_STEP = 10;
/** Distance of the label from the canvas edge and from the line, pixels. */
const MARGIN = 4;
const LABEL_GAP = 10;

const NOWHERE: ScreenPosition = { left: 0, top: 0 };

/** DOM elements of a tool. */
export interface ToolElements {
  /** Handles of the ends, in order. */
  readonly ends: readonly HTMLElement[];
  /** Paths of the line, and of the marks or the arc, including their outlines. */
  readonly lines: readonly Element[];
  readonly marks: readonly Element[];
  readonly label: HTMLElement;
}

/** Controls of a tool on the stage. */
export type ToolController = ReturnType<typeof startToolController>;

const isOutside = ({ width, height }: Camera, { left, top }: ScreenPosition): boolean =>
  left < 0 || top < 0 || left > width || top > height;

/** Whether two cameras differ in position or scale; rotation is ignored. */
const showsOtherPart = (one: Camera, other: Camera): boolean =>
  one.scale !== other.scale || one.x !== other.x || one.y !== other.y;

/** Whether two cameras have the same rotation and canvas size. */
const isSameView = (one: Camera, other: Camera): boolean =>
  one.turn === other.turn &&
  one.tilt === other.tilt &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Starts a tool on a stage. Its ends are scene points: they stay in place when the canvas is resized or
 * rotated. When the visible part changes and an end is outside, the tool returns to its initial position.
 */
export function startToolController(stage: CameraSource, tool: StageTool, elements: ToolElements) {
  const projected: ScreenPoint = { left: 0, top: 0, depth: 0 };
  let points: readonly ScenePoint[] = [];
  let lastCamera: Camera | undefined;
  /** Label height at the last placement: projector mode changes it. */
  let labelHeight = 0;

  const resetPoints = (camera: Camera): void => {
    points = tool.initialPositions.map(([left, top]) =>
      unproject(camera, left * camera.width, top * camera.height),
    );
  };
  /** Positions the label beside a point. @param side unit vector from the point to the label */
  function positionLabel(camera: Camera, anchor: ScreenPosition, side: ScreenPosition): void {
    const { offsetWidth: width, offsetHeight: height } = elements.label;
    labelHeight = height;
    const away = LABEL_GAP + (Math.abs(side.left) * width + Math.abs(side.top) * height) / 2;
    const clamp = (middle: number, size: number, all: number): number =>
      Math.max(MARGIN, Math.min(all - size - MARGIN, middle - size / 2));
    const left = clamp(anchor.left + away * side.left, width, camera.width);
    const top = clamp(anchor.top + away * side.top, height, camera.height);
    elements.label.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`;
  }
  const setMarks = (path: string): void => {
    for (const element of elements.marks) element.setAttribute('d', path);
  };
  function update(camera: Camera): void {
    lastCamera = camera;
    const value = tool.measure(points);
    const error = readingError(camera, points, tool.measure);
    const { text, spokenText } = formatMeasurement({ value, error }, tool.unit, tool.spoken);
    const positions = points.map((place) => toScreenPosition(camera, place));
    positions.forEach(({ left, top }, index) => {
      const element = elements.ends[index];
      if (!element) return;
      element.style.translate = `${left.toFixed(2)}px ${top.toFixed(2)}px`;
      element.setAttribute('aria-label', `${tool.name}, ${tool.ends[index] ?? ''}: ${spokenText}`);
    });
    const line = linePath(camera, points, tool.lines);
    for (const path of elements.lines) path.setAttribute('d', line);
    elements.label.textContent = text;
    if (tool.hasMarks) {
      setMarks(markPath(camera, points, value));
      const [one = NOWHERE, other = one] = positions;
      const marks = sideVector(one, other);
      const middle = { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 };
      positionLabel(camera, middle, { left: -marks.left, top: -marks.top });
    } else {
      const { path, middle } = arcPath(camera, points);
      setMarks(path);
      const [vertex = NOWHERE] = positions;
      const end = toScreenPosition(camera, middle);
      const [across, down] = [end.left - vertex.left, end.top - vertex.top];
      const size = Math.hypot(across, down) || 1;
      positionLabel(camera, end, { left: across / size, top: down / size });
    }
  }
  function onDraw(): void {
    const camera = stage.camera();
    if (!camera || camera.width === 0) return;
    const isNew = lastCamera === undefined || showsOtherPart(lastCamera, camera);
    if (!isNew && lastCamera && isSameView(lastCamera, camera) && elements.label.offsetHeight === labelHeight)
      return;
    const isLost = isNew && points.some((place) => isOutside(camera, toScreenPosition(camera, place)));
    if (points.length === 0 || isLost) resetPoints(camera);
    update(camera);
  }
  const screenPositionOf = (end: number): ScreenPosition => {
    const camera = stage.camera();
    const place = points[end];
    return camera && place ? toScreenPosition(camera, place) : NOWHERE;
  };
  function moveTo(end: number, wantedLeft: number, wantedTop: number): void {
    const camera = stage.camera();
    if (!camera) return;
    const left = Math.min(camera.width, Math.max(0, wantedLeft));
    const top = Math.min(camera.height, Math.max(0, wantedTop));
    const place = unproject(camera, left, top);
    project(camera, place.x, place.y, 0, projected);
    // An edge-on view has no scene point for most positions.
    if (Math.hypot(projected.left - left, projected.top - top) > 1) return;
    points = points.map((old, index) => {
      if (index === end) return place;
      return tool.isHorizontal ? { x: old.x, y: place.y } : old;
    });
    update(camera);
  }

  const stopDrawing = stage.onDraw(onDraw);
  onDraw();
  return {
    /** Moves an end to a canvas position. */
    moveTo,
    /** Moves an end by arrow key. @param dy 1: up */
    nudge(end: number, dx: number, dy: number, fine: boolean): void {
      const { left, top } = screenPositionOf(end);
      const step = fine ? 1 : KEY_STEP;
      moveTo(end, left + dx * step, top - dy * step);
    },
    /** Canvas position of an end, pixels from the top left. */
    screenPositionOf,
    stop: stopDrawing,
  };
}
