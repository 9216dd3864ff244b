import type { Box } from '../experiment/pen.js';
import { project, type ScreenPoint } from '../stage/camera.js';
import type { StageRenderer } from './stage-renderer.js';
import { createStageSvg } from './stage-svg.js';

/** Creates the picture of a part that follows the pointer, and the mark of its drop target. @param host element of the stage */
export function createDragImage(host: Element, renderer: StageRenderer) {
  const { svg: mark, shape: frame } = createStageSvg('target', 'rect', {
    fill: 'var(--ui-color-accent)',
    fillOpacity: '0.15',
    strokeWidth: '2',
    strokeDasharray: '6 4',
  });
  frame.setAttribute('rx', '6');
  let image: SVGSVGElement | undefined;

  const showTarget = (target: Box | undefined): void => {
    const camera = renderer.camera();
    if (!camera || !target) {
      mark.remove();
      return;
    }
    const corner = (x: number, y: number): ScreenPoint => {
      const point = { left: 0, top: 0, depth: 0 };
      project(camera, x, y, 0, point);
      return point;
    };
    const [start, end] = [corner(target.left, target.top), corner(target.right, target.bottom)];
    frame.setAttribute('x', String(start.left));
    frame.setAttribute('y', String(start.top));
    frame.setAttribute('width', String(end.left - start.left));
    frame.setAttribute('height', String(end.top - start.top));
    if (!mark.isConnected) host.append(mark);
  };
  return {
    /**
     * Copies the picture of a tray part at the scale of the stage.
     * @param size scene metres
     */
    create(key: string, [width, height]: readonly [number, number]): void {
      const { scale = 0 } = renderer.camera() ?? {};
      const picture = host.parentElement?.querySelector<SVGSVGElement>(`[data-part='${key}'] svg`);
      if (!picture) return;
      image = picture.cloneNode(true) as SVGSVGElement;
      image.dataset['dragged'] = '';
      Object.assign(image.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '5',
        width: `${width * scale}px`,
        height: `${height * scale}px`,
        margin: `${(-height * scale) / 2}px 0 0 ${(-width * scale) / 2}px`,
        overflow: 'visible',
        pointerEvents: 'none',
      });
    },
    /** @param left viewport pixels @param target scene metres */
    show(left: number, top: number, target: Box | undefined): void {
      if (image) {
        image.style.translate = `${left}px ${top}px`;
        if (!image.isConnected) host.parentElement?.append(image);
      }
      showTarget(target);
    },
    hide(): void {
      image?.remove();
      image = undefined;
      mark.remove();
    },
  };
}
