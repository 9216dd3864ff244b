/** Numbers of one corner: place (3), colour and opacity (4), across, half width, along, dash (4). */
export const CORNER = 11;
/** A half width that has no edge. */
export const NO_EDGE = 1e6;

/** Triangles in one band, piece after piece: what a graphics card draws at one call. All in pixels of the page. */
export interface Strip {
  /** Its corners; another array when it has grown. */
  data: () => Float32Array;
  /** How many corners there are. */
  count: () => number;
  clear: () => void;
  /** Takes a colour (0 to 255) and an opacity for what follows. */
  tint: (colour: readonly [number, number, number], opacity: number) => void;
  /** The next corner begins a piece of its own. */
  open: () => void;
  /**
   * A corner: from the left, from the top, near; how far it lies across a line of this half width, how far along it, and
   * the length of its dashes, 0 for none.
   */
  add: (
    left: number,
    top: number,
    near: number,
    shade?: number,
    across?: number,
    half?: number,
    along?: number,
    dash?: number,
  ) => void;
}

/** An empty band of triangles. It keeps its memory from frame to frame. */
export function createStrip(): Strip {
  let data = new Float32Array(256 * CORNER);
  let count = 0;
  let opens = true;
  let [red, green, blue, opacity] = [0, 0, 0, 1];

  function room(): number {
    if ((count + 3) * CORNER > data.length) {
      const larger = new Float32Array(2 * data.length);
      larger.set(data);
      data = larger;
    }
    return count * CORNER;
  }
  /** Writes the corner before once more: triangles without an area lead to the next piece unseen. */
  function repeat(): void {
    const at = room();
    data.copyWithin(at, at - CORNER, at);
    count++;
  }
  return {
    data: () => data,
    count: () => count,
    clear() {
      count = 0;
      opens = true;
    },
    tint(colour, next) {
      [red, green, blue] = colour;
      opacity = next;
    },
    open: () => void (opens = true),
    add(left, top, near, shade = 1, across = 0, half = NO_EDGE, along = 0, dash = 0) {
      const leads = opens && count > 0;
      if (leads) repeat();
      const at = room();
      data[at] = left;
      data[at + 1] = top;
      data[at + 2] = near;
      data[at + 3] = (red / 255) * shade;
      data[at + 4] = (green / 255) * shade;
      data[at + 5] = (blue / 255) * shade;
      data[at + 6] = opacity;
      data[at + 7] = across;
      data[at + 8] = half;
      data[at + 9] = along;
      data[at + 10] = dash;
      count++;
      opens = false;
      if (leads) repeat();
    },
  };
}
