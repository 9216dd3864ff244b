import { project, unproject, type Camera, type Spot } from '../stage/camera.js';
import type { LiveStage } from '../stage/live-stage.js';
import { showMeasured } from './measured.js';
import { placeError, type Place } from './place-error.js';
import type { StageTool } from './stage-tool.js';
import { arcPath, linePath, markPath, seen, sideOf, type Seen } from './tool-paths.js';

/** What an arrow key moves an end by, pixels; with Shift one. */
const KEY_STEP = 10;
/** Words stay so far from the picture's edge, and from the line, pixels. */
const EDGE = 4;
const BESIDE = 10;

const NOWHERE: Seen = { left: 0, top: 0 };

/** The parts of a tool on the page. */
export interface ToolParts {
  /** The handles of the ends, in their order. */
  readonly ends: readonly HTMLElement[];
  /** Paths of the line, and of the marks or the arc: what lies under them in the ground's colour, too. */
  readonly lines: readonly Element[];
  readonly marks: readonly Element[];
  readonly words: HTMLElement;
}

/** A tool that lies over a stage. */
export interface LiveTool {
  /** Puts an end where it is seen at a spot of the picture. */
  moveTo: (end: number, left: number, top: number) => void;
  /** Moves an end as it is seen. @param dy 1: upwards */
  nudge: (end: number, dx: number, dy: number, fine: boolean) => void;
  /** Where an end is seen, pixels from the picture's top left. */
  spotOf: (end: number) => Seen;
  end: () => void;
}

const isOutside = ({ width, height }: Camera, { left, top }: Seen): boolean =>
  left < 0 || top < 0 || left > width || top > height;

/** Whether two cameras show another part of the scene, or at another size: not whether it was turned. */
const isOther = (one: Camera, other: Camera): boolean =>
  one.scale !== other.scale || one.x !== other.x || one.y !== other.y;

/** Whether two cameras of the same part of the scene show it from the same side in a picture of the same size. */
const isSame = (one: Camera, other: Camera): boolean =>
  one.turn === other.turn &&
  one.tilt === other.tilt &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Lays a tool over a stage. Its ends are places of the scene: they stay there when the picture changes its size or is
 * turned. When another part of the scene is shown, and an end is not in it, the tool is laid anew.
 */
export function liveTool(live: LiveStage, tool: StageTool, parts: ToolParts): LiveTool {
  const spot: Spot = { left: 0, top: 0, near: 0 };
  let places: readonly Place[] = [];
  let shownBy: Camera | undefined;
  /** Height of the words when they were placed: in projector mode they grow. */
  let tall = 0;

  const layAnew = (camera: Camera): void => {
    places = tool.begin.map(([left, top]) => unproject(camera, left * camera.width, top * camera.height));
  };
  /** Puts the words beside a spot, on one side of it. @param side a way one pixel long */
  function placeWords(camera: Camera, spotBeside: Seen, side: Seen): void {
    const { offsetWidth: width, offsetHeight: height } = parts.words;
    tall = height;
    const away = BESIDE + (Math.abs(side.left) * width + Math.abs(side.top) * height) / 2;
    const held = (middle: number, size: number, all: number): number =>
      Math.max(EDGE, Math.min(all - size - EDGE, middle - size / 2));
    const left = held(spotBeside.left + away * side.left, width, camera.width);
    const top = held(spotBeside.top + away * side.top, height, camera.height);
    parts.words.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`;
  }
  const setMarks = (path: string): void => {
    for (const element of parts.marks) element.setAttribute('d', path);
  };
  function show(camera: Camera): void {
    shownBy = camera;
    const value = tool.measure(places);
    const error = placeError(camera, places, tool.measure);
    const { shown, spoken } = showMeasured({ value, error }, tool.unit);
    const spots = places.map((place) => seen(camera, place));
    spots.forEach(({ left, top }, index) => {
      const element = parts.ends[index];
      if (!element) return;
      element.style.translate = `${left.toFixed(2)}px ${top.toFixed(2)}px`;
      element.setAttribute('aria-label', `${tool.name}, ${tool.ends[index] ?? ''}: ${spoken}`);
    });
    const line = linePath(camera, places, tool.lines);
    for (const path of parts.lines) path.setAttribute('d', line);
    parts.words.textContent = shown;
    if (tool.hasMarks) {
      setMarks(markPath(camera, places, value));
      const [one = NOWHERE, other = one] = spots;
      const marks = sideOf(one, other);
      const middle = { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 };
      placeWords(camera, middle, { left: -marks.left, top: -marks.top });
    } else {
      const { path, middle } = arcPath(camera, places);
      setMarks(path);
      const [vertex = NOWHERE] = spots;
      const end = seen(camera, middle);
      const [across, down] = [end.left - vertex.left, end.top - vertex.top];
      const size = Math.hypot(across, down) || 1;
      placeWords(camera, end, { left: across / size, top: down / size });
    }
  }
  function onPicture(): void {
    const camera = live.camera();
    if (!camera || camera.width === 0) return;
    const isNew = shownBy === undefined || isOther(shownBy, camera);
    if (!isNew && shownBy && isSame(shownBy, camera) && parts.words.offsetHeight === tall) return;
    const isLost = isNew && places.some((place) => isOutside(camera, seen(camera, place)));
    if (places.length === 0 || isLost) layAnew(camera);
    show(camera);
  }
  const spotOf = (end: number): Seen => {
    const camera = live.camera();
    const place = places[end];
    return camera && place ? seen(camera, place) : NOWHERE;
  };
  function moveTo(end: number, wantedLeft: number, wantedTop: number): void {
    const camera = live.camera();
    if (!camera) return;
    const left = Math.min(camera.width, Math.max(0, wantedLeft));
    const top = Math.min(camera.height, Math.max(0, wantedTop));
    const place = unproject(camera, left, top);
    project(camera, place.x, place.y, 0, spot);
    // Where the plane is seen edge-on, a spot is no place.
    if (Math.hypot(spot.left - left, spot.top - top) > 1) return;
    places = places.map((old, index) => {
      if (index === end) return place;
      return tool.isLevel ? { x: old.x, y: place.y } : old;
    });
    show(camera);
  }

  const endPictures = live.onPicture(onPicture);
  onPicture();
  return {
    moveTo,
    nudge(end, dx, dy, fine) {
      const { left, top } = spotOf(end);
      const step = fine ? 1 : KEY_STEP;
      moveTo(end, left + dx * step, top - dy * step);
    },
    spotOf,
    end: endPictures,
  };
}
