import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LessonBody } from '@zarra/contracts';
import { isVideoUrl } from '../database/tables.js';
import { VIDEOS_PREFIX } from '../http/paths.js';

/** The fields of a lesson that describe its video. */
export type VideoFields = Pick<LessonBody, 'videoUrl' | 'video'>;

/** In the order of preference: every device decodes MP4 in hardware. */
const formats = [
  { extension: '.mp4', type: 'video/mp4' },
  { extension: '.webm', type: 'video/webm' },
] as const;

/** File sizes by name, bytes; empty for a missing folder. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map(async (name): Promise<[string, number][]> => {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    return stats?.isFile() ? [[name, stats.size]] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}

/**
 * Reads the videos folder once.
 * @returns a function from a lesson's authored `video` to its fields; without files there is no video
 */
export async function readVideos(folder: string): Promise<(video: string | null) => VideoFields> {
  const sizes = await readSizes(folder);
  const urlOf = (name: string): string | null => (sizes.has(name) ? VIDEOS_PREFIX + name : null);
  return (video) => {
    if (video === null || isVideoUrl(video)) return { videoUrl: video };
    const sources = formats.flatMap(({ extension, type }) => {
      const bytes = sizes.get(video + extension);
      return bytes === undefined ? [] : [{ url: VIDEOS_PREFIX + video + extension, type, bytes }];
    });
    const [first] = sources;
    if (!first) return { videoUrl: null };
    return {
      videoUrl: first.url,
      video: { sources, poster: urlOf(`${video}.webp`), captions: urlOf(`${video}.vtt`) },
    };
  };
}
