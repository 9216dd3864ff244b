import type { State } from '@zarra/physics';
import type { Session } from '../session/create-session.js';
import { readInks } from '../stage/inks.js';
import { showTime } from '../time/show-time.js';

/** Height of the band with the title under the stage, and its type, pixels of the page. */
const BAND = 48;
const MARGIN = 12;
const TYPE = 18;
const SMALL_TYPE = 14;

/** What a picture says under the stage. */
export interface Caption {
  readonly title: string;
  /** At the far end: the time. */
  readonly note: string;
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Makes a picture of the stage as it is seen, on the site's ground, with a caption.
 * @param host the stage's element
 * @returns undefined where the browser makes none
 */
export async function stagePicture<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  host: HTMLElement,
): Promise<Blob | undefined> {
  if (!host.querySelector('canvas')) return undefined;
  // A picture in three dimensions can be read only in the frame that drew it: it is drawn anew.
  session.setView({});
  await frame();
  const sheet = drawSheet(host, {
    title: session.lab.words.title,
    note: `t = ${showTime(session.lab, session.moment().time)}`,
  });
  return new Promise((resolve) => {
    if (sheet) sheet.toBlob((picture) => resolve(picture ?? undefined), 'image/png');
    else resolve(undefined);
  });
}

/** Lays ground, stage and caption on a sheet of their own. */
function drawSheet(host: HTMLElement, { title, note }: Caption): HTMLCanvasElement | undefined {
  // A deep scene has two: what lies behind, and the words over it.
  const layers = [...host.querySelectorAll('canvas')];
  const stage = layers.at(-1);
  if (!stage) return undefined;
  const inks = readInks(host);
  const ratio = stage.width / (host.clientWidth || stage.width);
  const sheet = document.createElement('canvas');
  sheet.width = stage.width;
  sheet.height = stage.height + Math.round(BAND * ratio);
  const pen = sheet.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = inks.css('surface');
  pen.fillRect(0, 0, sheet.width, sheet.height);
  for (const layer of layers) pen.drawImage(layer, 0, 0, stage.width, stage.height);
  const { fontFamily } = getComputedStyle(host);
  const middle = stage.height + (BAND * ratio) / 2;
  pen.textBaseline = 'middle';
  pen.fillStyle = inks.css('text');
  pen.font = `600 ${TYPE * ratio}px ${fontFamily}`;
  pen.fillText(title, MARGIN * ratio, middle, sheet.width * 0.7);
  pen.fillStyle = inks.css('muted');
  pen.font = `${SMALL_TYPE * ratio}px ${fontFamily}`;
  pen.textAlign = 'end';
  pen.fillText(note, sheet.width - MARGIN * ratio, middle);
  return sheet;
}
