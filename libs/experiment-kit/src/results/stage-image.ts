import type { Session } from '../run/session.js';
import { readThemeColors } from '../stage/theme-colors.js';
import { formatTime } from '../format/format-value.js';

/** Height of the caption below the stage, and its font sizes, page pixels. */
const CAPTION_HEIGHT = 48;
const MARGIN = 12;
const TITLE_SIZE = 18;
const NOTE_SIZE = 14;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Draws the stage with background and caption.
 * @param host element of the stage
 * @returns undefined when the browser draws none
 */
export async function drawStageImage(
  session: Session,
  host: HTMLElement,
): Promise<HTMLCanvasElement | undefined> {
  if (!host.querySelector('canvas')) return undefined;
  // A WebGL canvas is readable only in the frame that drew it: this schedules a redraw.
  session.setView({});
  await nextFrame();
  const { definition } = session;
  const time = `t = ${formatTime(definition, session.snapshot().time)}`;
  return drawImage(host, definition.content.title, time);
}

/**
 * Creates a PNG file of the stage with background and caption.
 * @param host element of the stage
 * @returns undefined when the browser creates none
 */
export async function createStageImage(session: Session, host: HTMLElement): Promise<Blob | undefined> {
  const canvas = await drawStageImage(session, host);
  return new Promise((resolve) => {
    if (canvas) canvas.toBlob((image) => resolve(image ?? undefined), 'image/png');
    else resolve(undefined);
  });
}

/** Draws background, stage and, below it, title and time on a new canvas. */
function drawImage(host: HTMLElement, title: string, time: string): HTMLCanvasElement | undefined {
  // A 3D scene has two canvases: WebGL behind, labels in front.
  const layers = [...host.querySelectorAll('canvas')];
  const stage = layers.at(-1);
  if (!stage) return undefined;
  const colors = readThemeColors(host);
  const ratio = stage.width / (host.clientWidth || stage.width);
  const canvas = document.createElement('canvas');
  canvas.width = stage.width;
  canvas.height = stage.height + Math.round(CAPTION_HEIGHT * ratio);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = colors.css('surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of layers) context.drawImage(layer, 0, 0, stage.width, stage.height);
  const { fontFamily } = getComputedStyle(host);
  const middle = stage.height + (CAPTION_HEIGHT * ratio) / 2;
  context.textBaseline = 'middle';
  context.fillStyle = colors.css('text');
  context.font = `600 ${TITLE_SIZE * ratio}px ${fontFamily}`;
  context.fillText(title, MARGIN * ratio, middle, canvas.width * 0.7);
  context.fillStyle = colors.css('muted');
  context.font = `${NOTE_SIZE * ratio}px ${fontFamily}`;
  context.textAlign = 'end';
  context.fillText(time, canvas.width - MARGIN * ratio, middle);
  return canvas;
}
