// @ts-check
// The page of stage.mjs: draws moving balls with the experiment kit's pens, and looks at single pixels.
// @ts-expect-error Found by stage.mjs: the kit keeps its pens to itself.
import { createCanvasPen } from 'kit:stage/canvas-pen';
// @ts-expect-error
import { cameraFor } from 'kit:stage/camera';
// @ts-expect-error
import { readInks } from 'kit:stage/inks';

/** @typedef {Record<'ball' | 'line' | 'arrow' | 'area' | 'field', (...given: unknown[]) => void>} Pen */

const [WIDTH, HEIGHT] = [960, 540];
const BOX = { left: -8, right: 8, bottom: -4.5, top: 4.5 };
const DEPTH = 4.5;
const INKS = ['mechanics', 'electricity', 'optics', 'heat', 'waves', 'quantum'];

/** A sheet with its pen. @param {boolean} deep */
async function openStage(deep) {
  const host = document.body.appendChild(document.createElement('div'));
  const canvas = host.appendChild(document.createElement('canvas'));
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const inks = readInks(host);
  const flat = createCanvasPen(canvas, inks);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas here');
  if (!deep) {
    /** @param {number} x @param {number} y */
    const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
    return { pen: flat, inks, pixel, end: () => host.remove() };
  }
  // @ts-expect-error
  const { createGlPen } = await import('kit:depth/gl-pen');
  const sheet = document.createElement('canvas');
  host.prepend(sheet);
  const gl = sheet.getContext('webgl2', { alpha: false, antialias: false, depth: true });
  if (!gl) throw new Error('No WebGL 2 here');
  const pen = createGlPen(sheet, flat, inks);
  const one = new Uint8Array(4);
  /** @param {number} x @param {number} y */
  const pixel = (x, y) => {
    gl.readPixels(x, HEIGHT - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, one);
    return [...one];
  };
  const end = () => {
    pen.remove();
    host.remove();
  };
  return { pen, inks, pixel, end };
}

/** Balls on Lissajous paths: they move, and meet. @param {number} count @returns {(pen: Pen, time: number) => void} */
const ballsOf = (count) => (pen, time) => {
  for (let index = 0; index < count; index++) {
    const phase = 2.4 * index;
    pen.ball(
      7.5 * Math.sin(phase + time * (0.3 + (index % 7) / 20)),
      4.2 * Math.cos(1.7 * phase + time * (0.4 + (index % 5) / 20)),
      4.2 * Math.sin(2.3 * phase + time * (0.5 + (index % 3) / 20)),
      0.14,
      INKS[index % INKS.length] ?? 'accent',
    );
  }
};

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Milliseconds of a frame, medians: drawn until its pixels can be read, and shown, from one frame of the screen to the
 * next without a limit of its rate.
 *
 * @param {{ deep: boolean, count: number, seconds: number }} what
 */
async function measure({ deep, count, seconds }) {
  const { pen, pixel, end } = await openStage(deep);
  const camera = cameraFor(BOX, WIDTH, HEIGHT, deep ? { turn: -0.45, tilt: 0.3, depth: DEPTH } : {});
  const draw = ballsOf(count);
  /** @param {number} time */
  const frame = (time) => {
    pen.begin(camera, 1);
    draw(pen, time);
    pen.end();
  };
  try {
    for (let time = 0; time < 10; time++) {
      frame(time);
      pixel(5, 5);
      await nextFrame();
    }
    /** @type {number[]} */
    const shown = [];
    let last = performance.now();
    for (const until = last + 500 * seconds; last < until && shown.length < 300;) {
      frame(last / 1000);
      await nextFrame();
      const now = performance.now();
      shown.push(now - last);
      last = now;
    }
    // What still waits for the card is none of the next measurement's.
    pixel(5, 5);
    await nextFrame();
    /** @type {number[]} */
    const drawn = [];
    for (const until = performance.now() + 500 * seconds; performance.now() < until && drawn.length < 300;) {
      const from = performance.now();
      frame(from / 1000);
      pixel(WIDTH / 2, HEIGHT / 2);
      drawn.push(performance.now() - from);
    }
    return { drawn: median(drawn), shown: median(shown) };
  } finally {
    end();
  }
}

/** What is wrong with the picture in three dimensions. @returns {Promise<string[]>} */
async function lookAtPixels() {
  const { pen, inks, pixel, end } = await openStage(true);
  /** @type {string[]} */
  const wrong = [];
  const front = cameraFor(BOX, WIDTH, HEIGHT);
  const scale = front.scale;
  /** @param {(pen: Pen) => void} draw */
  const draw = (draw, camera = front) => {
    pen.begin(camera, 1);
    draw(pen);
    pen.end();
  };
  /** Which ink is nearest to what is seen at a place, m; balls are shaded. @param {number} x @param {number} y */
  const inkAt = (x, y, camera = front) => {
    const seen = pixel(Math.round(WIDTH / 2 + x * camera.scale), Math.round(HEIGHT / 2 - y * camera.scale));
    /** @param {string} ink */
    const away = (ink) => {
      const [red, green, blue] = inks.rgb(ink);
      const [r = 0, g = 0, b = 0] = seen;
      return Math.hypot(red - r, green - g, blue - b);
    };
    const known = ['surface', 'accent', 'heat', 'optics', 'text'];
    return known.toSorted((one, other) => away(one) - away(other))[0];
  };
  /** @param {string} what @param {unknown} seen @param {unknown} wanted */
  const expect = (what, seen, wanted) => {
    if (seen !== wanted) wrong.push(`${what}: ${seen} instead of ${wanted}`);
  };
  for (const [depth, ink] of /** @type {const} */ ([
    [-2, 'heat'],
    [2, 'text'],
  ])) {
    draw((on) => {
      on.ball(0, 0, 0, 1, 'heat');
      on.line([-3, 0, depth, 3, 0, depth], { ink: 'text', width: 6 });
    });
    expect(`a line ${depth} m before a ball`, inkAt(0, 0), ink);
    expect(`a line beside a ball`, inkAt(2, 0), 'text');
  }
  for (const swap of [1, -1]) {
    draw((on) => {
      on.ball(-0.5, 0, swap, 1, 'heat');
      on.ball(0.5, 0, -swap, 1, 'accent');
    });
    expect('the nearer of two balls', inkAt(0, 0), swap > 0 ? 'heat' : 'accent');
    const right = { ...front, turn: -Math.PI / 2 };
    draw((on) => {
      on.ball(-2 * swap, 0, 0, 1, 'heat');
      on.ball(2 * swap, 0, 0, 1, 'accent');
    }, right);
    expect('seen from the right', inkAt(0, 0), swap > 0 ? 'accent' : 'heat');
  }
  // Two balls that cut into each other part in the middle.
  draw((on) => {
    on.ball(-0.4, 0, 0.001, 1, 'heat');
    on.ball(0.4, 0, 0, 1, 'accent');
  });
  expect('left of the cut', inkAt(-0.1, 0), 'heat');
  expect('right of the cut', inkAt(0.1, 0), 'accent');
  // In one plane, and aslant, what is drawn later lies on top.
  for (const tilt of [0, 0.6, 1.2, -1.2]) {
    const camera = { ...front, tilt };
    draw((on) => {
      on.field({
        values: Float64Array.of(0, 0, 1, 0),
        columns: 2,
        rows: 2,
        left: -6,
        bottom: -4,
        width: 12,
        height: 8,
        full: 1,
        palette: 'amount',
      });
      on.area([-4, -3, 0, 4, -3, 0, 4, 3, 0, -4, 3, 0], 'optics', 1);
      on.line([-5, 0, 0, 5, 0, 0], { ink: 'text', width: 4 });
    }, camera);
    const up = Math.cos(tilt);
    for (const x of [-3, 0, 3]) expect(`a line on an area, tilted ${tilt}`, inkAt(x, 0, camera), 'text');
    expect(`an area on a field, tilted ${tilt}`, inkAt(2, 2 * up, camera), 'optics');
    expect(`a field's upper left, tilted ${tilt}`, inkAt(-5.8, 3.8 * up, camera), 'accent');
    expect(`a field's lower right, tilted ${tilt}`, inkAt(5.8, -3.8 * up, camera), 'surface');
  }
  draw((on) => {
    on.ball(0, 0, 0, 1, 'heat');
    on.area([-2, -2, 2, 2, -2, 2, 2, 2, 2, -2, 2, 2], 'accent', 0.2);
    on.line([-7, 3, 0, 7, 3, 0], { ink: 'text', width: 8, dashed: true });
    on.arrow(-6, -3, 0, 4, 0, 0, { ink: 'text', width: 3 });
  });
  expect('a ball behind a veil', inkAt(0, 0), 'heat');
  expect('an arrow', inkAt(-4, -3), 'text');
  const dashes = Array.from({ length: 140 }, (_, index) => inkAt(-6.9 + index / 10, 3));
  const dark = dashes.filter((ink) => ink === 'text').length / dashes.length;
  if (!(dark > 0.4 && dark < 0.6)) wrong.push(`dashes: ${dark} of the line`);
  end();
  return wrong;
}

Object.assign(globalThis, { measure, lookAtPixels });
