import type { LessonBody } from '@zarra/contracts';
import { mediaAddress } from '../sanitize.js';

/** In the order of the `<source>` elements (specification §2). */
const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg'] as const;

/** One file of a video. */
export interface VideoSource {
  readonly url: string;
  readonly type: (typeof VIDEO_TYPES)[number];
  /** Size of the file; null if unknown. */
  readonly bytes: number | null;
}

/** The video of a lesson with resolved addresses. */
export interface LessonVideo {
  /** The resolved `videoUrl` of the lesson. */
  readonly url: string;
  /** One for each type: the server's file of this type, else `url`. */
  readonly sources: readonly VideoSource[];
  /** Image shown before playback. */
  readonly poster: string | null;
  /** Uzbek captions in WebVTT. */
  readonly captions: string | null;
}

/** @param origin origin of the API, prepended to relative addresses */
export function toLessonVideo(
  { videoUrl, video }: Pick<LessonBody, 'videoUrl' | 'video'>,
  origin: string,
): LessonVideo | null {
  const url = mediaAddress(videoUrl, origin);
  if (url === null) return null;
  const sources = VIDEO_TYPES.map((type): VideoSource => {
    const file = video?.sources.find((source) => source.type === type);
    const fileUrl = mediaAddress(file?.url, origin);
    const bytes = fileUrl !== null && file?.bytes !== undefined && file.bytes > 0 ? file.bytes : null;
    return { url: fileUrl ?? url, type, bytes };
  });
  return {
    url,
    sources,
    poster: mediaAddress(video?.poster, origin),
    captions: mediaAddress(video?.captions, origin),
  };
}
