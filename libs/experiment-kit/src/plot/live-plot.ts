import type { State } from '@zarra/physics';
import type { Plot } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { readInks } from '../stage/inks.js';
import { watchTheme } from '../stage/watch-theme.js';
import { drawPlot } from './draw-plot.js';
import type { Readings } from './read-session.js';

const MOST_PIXELS = 2;
/** Pictures of a plot in a second: more are not seen, and cost a phone its frames. */
const PICTURES_PER_SECOND = 15;

/** Draws a plot whenever its session has gone on. */
export function livePlot<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  { series, column }: Readings,
  { x, y, logarithmic = false }: Plot,
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  cursor: () => number,
): { draw: () => void; nearest: (clientX: number, clientY: number) => number; end: () => void } {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas');
  const inks = readInks(host);
  const family = getComputedStyle(host).fontFamily;
  const { readouts } = session.lab;
  const nameOf = (key: string): string => {
    const readout = readouts.find((one) => one.key === key);
    const { label, unit } = readout ?? { label: kitStrings.readouts.time, unit: 's' };
    return unit === '' ? label : `${label}, ${unit}`;
  };
  const columns = y.map(column);
  let frame: number | undefined;
  let drawnAt = -Infinity;

  function draw(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (!pen || width === 0) return;
    const ratio = Math.min(MOST_PIXELS, devicePixelRatio || 1);
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    drawPlot(pen, { width, height, ratio, family }, inks, {
      series,
      x: column(x),
      y: columns,
      logarithmic,
      xName: nameOf(x),
      yName: y.map(nameOf).join(' · '),
      cursor: cursor(),
    });
  }
  const ask = (): void => {
    frame ??= requestAnimationFrame((now) => {
      frame = undefined;
      if (now - drawnAt < 1000 / PICTURES_PER_SECOND) {
        ask();
        return;
      }
      drawnAt = now;
      draw();
    });
  };
  const endFrames = session.onFrame(ask);
  const size = new ResizeObserver(ask);
  size.observe(host);
  const endTheme = watchTheme(() => {
    inks.forget();
    ask();
  });
  ask();
  return {
    draw,
    nearest(clientX) {
      const { left, width } = host.getBoundingClientRect();
      const part = (clientX - left) / width;
      return Math.round(part * (series.length - 1));
    },
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      endFrames();
      endTheme();
      size.disconnect();
    },
  };
}
