import { edited } from './content.js';
import type { FileTexts } from './folder.js';

/** Bytes with the signature of a video that differ by their position. */
function videoBytes(signature: string, length: number): Buffer {
  const bytes = Buffer.alloc(length, 'abcdefghijklmnopqrstuvwxyz');
  bytes.write(signature, 'latin1');
  return bytes;
}

export const mp4 = videoBytes('\0\0\0\u0020ftypisom', 5000);
export const webm = videoBytes('\u001a\u0045\u00df\u00a3', 4000);
export const captions = 'WEBVTT\n\n00:00.500 --> 00:03.000\nKuch – vektor kattalik.\n';

/** The lesson on force with a video that has all its files. */
export const lessonWithVideo: FileTexts = {
  ...edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch'),
  'videos/kuch.mp4': mp4,
  'videos/kuch.webm': webm,
  'videos/kuch.vtt': captions,
  'videos/kuch.webp': Buffer.from('524946460000000057454250', 'hex'),
};
