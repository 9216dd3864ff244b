import type { LessonBody } from '@zarra/contracts';
import { mediaAddress } from './address.js';

/** In the order a browser is offered them (specification §2). */
const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg'] as const;

/** One file a browser may choose. */
export interface VideoSource {
  readonly url: string;
  readonly type: (typeof VIDEO_TYPES)[number];
  /** Size of the file; null when the server does not say. */
  readonly bytes: number | null;
}

/** The video of a lesson, its addresses ready to load. */
export interface LessonVideo {
  /** The lesson's `videoUrl`, resolved. */
  readonly url: string;
  /** One per type: the file the server names for it, else `url`. */
  readonly sources: readonly VideoSource[];
  /** Picture to show before it plays. */
  readonly poster: string | null;
  /** Uzbek captions in WebVTT. */
  readonly captions: string | null;
}

/** @param host origin of the API, put before relative addresses */
export function toLessonVideo(
  { videoUrl, video }: Pick<LessonBody, 'videoUrl' | 'video'>,
  host: string,
): LessonVideo | null {
  const url = mediaAddress(videoUrl, host);
  if (url === null) return null;
  const sources = VIDEO_TYPES.map((type): VideoSource => {
    const file = video?.sources.find((source) => source.type === type);
    const own = mediaAddress(file?.url, host);
    const bytes = own !== null && file?.bytes !== undefined && file.bytes > 0 ? file.bytes : null;
    return { url: own ?? url, type, bytes };
  });
  return {
    url,
    sources,
    poster: mediaAddress(video?.poster, host),
    captions: mediaAddress(video?.captions, host),
  };
}
