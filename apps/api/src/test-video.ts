import { edited } from './test-content.js';
import type { FileTexts } from './test-folder.js';

/** Bytes that begin like a video and are told apart by their place. */
function videoBytes(beginning: string, length: number): Buffer {
  const bytes = Buffer.alloc(length, 'abcdefghijklmnopqrstuvwxyz');
  bytes.write(beginning, 'latin1');
  return bytes;
}

export const mp4 = videoBytes('\0\0\0\u0020ftypisom', 5000);
export const webm = videoBytes('\u001a\u0045\u00df\u00a3', 4000);
export const captions = 'WEBVTT\n\n00:00.500 --> 00:03.000\nKuch – vektor kattalik.\n';

/** The lesson on force with a video that has every file a video may have. */
export const lessonWithVideo: FileTexts = {
  ...edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch\nvideo: kuch'),
  'videos/kuch.mp4': mp4,
  'videos/kuch.webm': webm,
  'videos/kuch.vtt': captions,
  'videos/kuch.webp': Buffer.from('524946460000000057454250', 'hex'),
};
