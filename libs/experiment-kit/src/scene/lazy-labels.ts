import { retryImport } from '@zarra/ui-kit/lazy';
import type { StageLabels } from '../stage/draw-labels.js';
import type { ThemeColors } from '../stage/theme-colors.js';

/**
 * Labels of a stage whose code loads after the first paint. Until then nothing is collected or drawn.
 * @param onLoad draws the next frame
 */
export function createLazyLabels(
  canvas: HTMLCanvasElement,
  colors: ThemeColors,
  onLoad: () => void,
): StageLabels {
  let labels: StageLabels | undefined;
  void retryImport(() => import('../stage/draw-labels.js')).then(({ createStageLabels }) => {
    labels = createStageLabels(canvas, colors);
    onLoad();
  });
  return {
    begin: (...args) => labels?.begin(...args),
    cover: (...args) => labels?.cover(...args),
    handle: (...args) => labels?.handle(...args),
    ball: (...args) => labels?.ball(...args),
    line: (...args) => labels?.line(...args),
    arrow: (...args) => labels?.arrow(...args),
    area: (...args) => labels?.area(...args),
    label: (...args) => labels?.label(...args),
    paint: (...args) => labels?.paint(...args),
    reset: () => labels?.reset(),
  };
}
