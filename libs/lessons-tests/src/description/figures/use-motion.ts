import type { drawAt } from '@zarra/figures/draw';
import { observeNearViewport, retryImport } from '@zarra/ui-kit/lazy';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isFast } from '../../connection.js';
import type { FigureInMotion } from './figure-node.js';
import { parseSvgMarkup } from './svg-markup.js';

type Draw = typeof drawAt;

let loading: Promise<Draw> | undefined;
/** Loads the code that draws, once for all figures. A failed load is retried. */
const loadDraw = (): Promise<Draw> =>
  (loading ??= retryImport(() => import('@zarra/figures/draw')).then((file) => file.drawAt));

/** A pause of the browser, such as another tab, does not skip a part of the motion: longest step, s. */
const MAX_STEP = 0.1;

/** What a figure shows at a value; undefined if its declaration cannot be drawn. */
function viewAt(draw: Draw, figure: FigureInMotion, value: number) {
  try {
    const { svg, text } = draw(figure, value);
    return { drawings: parseSvgMarkup(svg), text };
  } catch {
    return undefined;
  }
}

/** The state of a figure in motion. It moves only when the learner plays it or moves the slider. */
export function useMotion(figure: FigureInMotion) {
  const { motion } = figure;
  const controls = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<Draw>();
  const [isTouched, setTouched] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [value, setValue] = useState(motion.value);
  const position = useRef(value);

  const load = useCallback(() => {
    void loadDraw().then((loaded) => setDraw(() => loaded));
  }, []);
  useEffect(
    () => (controls.current && isFast() ? observeNearViewport(controls.current, load) : undefined),
    [load],
  );

  const moveTo = (next: number): void => {
    position.current = next;
    setValue(next);
    setTouched(true);
    load();
  };
  const move = useRef(moveTo);
  useEffect(() => {
    move.current = moveTo;
  });

  useEffect(() => {
    if (!isPlaying || !draw) return undefined;
    const { from, to, seconds } = motion;
    let last: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = last === undefined ? 0 : Math.min((now - last) / 1000, MAX_STEP);
      last = now;
      const next = position.current + ((to - from) / seconds) * elapsed;
      const hasEnded = to > from ? next >= to : next <= to;
      move.current(hasEnded ? to : next);
      if (hasEnded) setPlaying(false);
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, draw, motion]);

  return {
    controls,
    value,
    isPlaying,
    isWaiting: draw === undefined,
    /** Undefined: the figure as the server drew it. */
    view: useMemo(
      () => (draw && isTouched ? viewAt(draw, figure, value) : undefined),
      [draw, isTouched, figure, value],
    ),
    onIntent: load,
    onChange: (next: number): void => {
      setPlaying(false);
      moveTo(next);
    },
    onToggle: (): void => {
      setPlaying(!isPlaying);
      // The whole way at first, and again after its end.
      if (!isPlaying && (!isTouched || position.current === motion.to)) moveTo(motion.from);
      load();
    },
  };
}
