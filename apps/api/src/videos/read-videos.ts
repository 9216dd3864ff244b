import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LessonBody } from '@zarra/contracts';
import { MEDIA_PREFIX } from '../http/pictures.js';

/** Where the site serves the content's videos. */
export const VIDEOS_PREFIX = `${MEDIA_PREFIX}videos/`;

/** What a lesson tells of its video. */
export type VideoFields = Pick<LessonBody, 'videoUrl' | 'video'>;

/** In the order a player should try them: every device decodes MP4 in hardware. */
const kinds = [
  { ending: '.mp4', type: 'video/mp4' },
  { ending: '.webm', type: 'video/webm' },
] as const;

/** Whether a lesson's `video` is an address rather than a name of files: names have no slash. */
export const isVideoAddress = (video: string): boolean => video.includes('/');

/** Sizes in bytes of the files of a folder, by name; empty when there is no such folder. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map(async (name): Promise<[string, number][]> => {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    return found?.isFile() ? [[name, found.size]] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}

/**
 * Looks at the videos folder once.
 * @returns what a lesson tells by its `video` as authored; a name whose files went missing tells nothing
 */
export async function readVideos(folder: string): Promise<(video: string | null) => VideoFields> {
  const sizes = await sizesIn(folder);
  const addressOf = (name: string): string | null => (sizes.has(name) ? VIDEOS_PREFIX + name : null);
  return (video) => {
    if (video === null || isVideoAddress(video)) return { videoUrl: video };
    const sources = kinds.flatMap(({ ending, type }) => {
      const bytes = sizes.get(video + ending);
      return bytes === undefined ? [] : [{ url: VIDEOS_PREFIX + video + ending, type, bytes }];
    });
    const [first] = sources;
    if (!first) return { videoUrl: null };
    return {
      videoUrl: first.url,
      video: { sources, poster: addressOf(`${video}.webp`), captions: addressOf(`${video}.vtt`) },
    };
  };
}
