// @ts-check
// The page of stage.ts: draws moving balls with the pens of the experiment kit, and checks single pixels.
// @ts-expect-error Resolved by stage.ts: the kit does not export its pens.
import { createCanvasPen } from 'kit:stage/canvas-pen';
// @ts-expect-error
import { cameraFor } from 'kit:stage/camera';
// @ts-expect-error
import { readThemeColors } from 'kit:stage/theme-colors';

/** @typedef {Record<'ball' | 'line' | 'arrow' | 'area' | 'field', (...args: unknown[]) => void>} Pen */

const [WIDTH, HEIGHT] = [960, 540];
const BOX = { left: -8, right: 8, bottom: -4.5, top: 4.5 };
const DEPTH = 4.5;
const INKS = ['chart-teal', 'chart-gold', 'chart-green', 'chart-red', 'chart-blue', 'chart-purple'];

/** Adds a canvas and creates its pen. @param {boolean} webgl */
async function openCanvas(webgl) {
  const host = document.body.appendChild(document.createElement('div'));
  const canvas = host.appendChild(document.createElement('canvas'));
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const inks = readThemeColors(host);
  const canvasPen = createCanvasPen(canvas, inks);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2-D context');
  if (!webgl) {
    /** @param {number} x @param {number} y */
    const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
    return { pen: canvasPen, inks, pixel, remove: () => host.remove() };
  }
  // @ts-expect-error
  const { createWebglPen } = await import('kit:webgl/webgl-pen');
  const webglCanvas = document.createElement('canvas');
  host.prepend(webglCanvas);
  const gl = webglCanvas.getContext('webgl2', { alpha: false, antialias: false, depth: true });
  if (!gl) throw new Error('No WebGL 2 context');
  const pen = createWebglPen(webglCanvas, canvasPen, inks);
  const rgba = new Uint8Array(4);
  /** @param {number} x @param {number} y */
  const pixel = (x, y) => {
    gl.readPixels(x, HEIGHT - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, rgba);
    return [...rgba];
  };
  const remove = () => {
    pen.dispose();
    host.remove();
  };
  return { pen, inks, pixel, remove };
}

/** Draws moving balls on Lissajous paths that cross. @param {number} count @returns {(pen: Pen, time: number) => void} */
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
 * Median milliseconds per frame: `drawn` until its pixels can be read, `shown` from one animation frame to the next, without
 * a limit of the frame rate.
 *
 * @param {{ webgl: boolean, count: number, seconds: number }} options
 */
async function measure({ webgl, count, seconds }) {
  const { pen, pixel, remove } = await openCanvas(webgl);
  const camera = cameraFor(BOX, WIDTH, HEIGHT, webgl ? { turn: -0.45, tilt: 0.3, depth: DEPTH } : {});
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
    // Waits for the pending drawing, so that the next measurement does not include it.
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
    remove();
  }
}

/** Wrong pixels of the WebGL drawing. @returns {Promise<string[]>} */
async function checkPixels() {
  const { pen, inks, pixel, remove } = await openCanvas(true);
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
  /** The ink nearest to the colour at a position, m; balls are shaded. @param {number} x @param {number} y */
  const inkAt = (x, y, camera = front) => {
    const colour = pixel(Math.round(WIDTH / 2 + x * camera.scale), Math.round(HEIGHT / 2 - y * camera.scale));
    /** @param {string} ink */
    const distance = (ink) => {
      const [red, green, blue] = inks.rgb(ink);
      const [r = 0, g = 0, b = 0] = colour;
      return Math.hypot(red - r, green - g, blue - b);
    };
    const candidates = ['surface', 'accent', 'chart-red', 'chart-green', 'text'];
    return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
  };
  /** @param {string} name @param {unknown} actual @param {unknown} expected */
  const expect = (name, actual, expected) => {
    if (actual !== expected) wrong.push(`${name}: ${actual} instead of ${expected}`);
  };
  for (const [depth, ink] of /** @type {const} */ ([
    [-2, 'chart-red'],
    [2, 'text'],
  ])) {
    draw((on) => {
      on.ball(0, 0, 0, 1, 'chart-red');
      on.line([-3, 0, depth, 3, 0, depth], { ink: 'text', width: 6 });
    });
    expect(`a line ${depth} m in front of a ball`, inkAt(0, 0), ink);
    expect(`a line beside a ball`, inkAt(2, 0), 'text');
  }
  for (const swap of [1, -1]) {
    draw((on) => {
      on.ball(-0.5, 0, swap, 1, 'chart-red');
      on.ball(0.5, 0, -swap, 1, 'accent');
    });
    expect('the nearer of two balls', inkAt(0, 0), swap > 0 ? 'chart-red' : 'accent');
    const right = { ...front, turn: -Math.PI / 2 };
    draw((on) => {
      on.ball(-2 * swap, 0, 0, 1, 'chart-red');
      on.ball(2 * swap, 0, 0, 1, 'accent');
    }, right);
    expect('seen from the right', inkAt(0, 0), swap > 0 ? 'accent' : 'chart-red');
  }
  // Two overlapping balls are divided in the middle.
  draw((on) => {
    on.ball(-0.4, 0, 0.001, 1, 'chart-red');
    on.ball(0.4, 0, 0, 1, 'accent');
  });
  expect('left of the cut', inkAt(-0.1, 0), 'chart-red');
  expect('right of the cut', inkAt(0.1, 0), 'accent');
  // In one plane, also in the isometric view, later drawings are on top.
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
        fullScale: 1,
        palette: 'amount',
      });
      on.area([-4, -3, 0, 4, -3, 0, 4, 3, 0, -4, 3, 0], 'chart-green', 1);
      on.line([-5, 0, 0, 5, 0, 0], { ink: 'text', width: 4 });
    }, camera);
    const up = Math.cos(tilt);
    for (const x of [-3, 0, 3]) expect(`a line on an area, tilted ${tilt}`, inkAt(x, 0, camera), 'text');
    expect(`an area on a field, tilted ${tilt}`, inkAt(2, 2 * up, camera), 'chart-green');
    expect(`a field's upper left, tilted ${tilt}`, inkAt(-5.8, 3.8 * up, camera), 'accent');
    expect(`a field's lower right, tilted ${tilt}`, inkAt(5.8, -3.8 * up, camera), 'surface');
  }
  draw((on) => {
    on.ball(0, 0, 0, 1, 'chart-red');
    on.area([-2, -2, 2, 2, -2, 2, 2, 2, 2, -2, 2, 2], 'accent', 0.2);
    on.line([-7, 3, 0, 7, 3, 0], { ink: 'text', width: 8, dashed: true });
    on.arrow(-6, -3, 0, 4, 0, 0, { ink: 'text', width: 3 });
  });
  expect('a ball behind a translucent area', inkAt(0, 0), 'chart-red');
  expect('an arrow', inkAt(-4, -3), 'text');
  const dashes = Array.from({ length: 140 }, (_, index) => inkAt(-6.9 + index / 10, 3));
  const dark = dashes.filter((ink) => ink === 'text').length / dashes.length;
  if (!(dark > 0.4 && dark < 0.6)) wrong.push(`dashes: ${dark} of the line`);
  remove();
  return wrong;
}

Object.assign(globalThis, { measure, checkPixels });
