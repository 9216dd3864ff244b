import { open } from 'node:fs/promises';
import path from 'node:path';
import { parseCaptionsFile } from './captions-file.js';
import type { ContentFolder } from './content-folder.js';

/** A phone on a slow network still loads this size well; longer videos are hosted elsewhere and given by URL. */
const MAX_BYTES = 1_500_000;

/** First bytes of the files of each type. */
const signatures: Readonly<Record<string, { readonly offset: number; readonly bytes: Buffer }>> = {
  '.mp4': { offset: 4, bytes: Buffer.from('ftyp') },
  '.webm': { offset: 0, bytes: Buffer.from('1a45dfa3', 'hex') },
};

async function findIssue(file: string): Promise<string | undefined> {
  const signature = signatures[path.extname(file)];
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MAX_BYTES) return `the video has ${size} bytes, more than ${MAX_BYTES}`;
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const { offset = 0, bytes = Buffer.alloc(0) } = signature ?? {};
    if (!buffer.subarray(offset).subarray(0, bytes.length).equals(bytes))
      return 'the file is not such a video';
  } finally {
    await handle.close();
  }
  return undefined;
}

/**
 * Reads the videos folder and adds issues for videos that are too large or invalid, and captions that are not WebVTT.
 * @returns names of videos: their file names without `.mp4` or `.webm`
 */
export async function loadVideos(folder: ContentFolder): Promise<Set<string>> {
  const videos = new Set<string>();
  for (const name of await folder.namesIn('videos')) {
    const file = `videos/${name}`;
    const ending = path.extname(name);
    if (ending === '.vtt') await folder.load(file, (text) => parseCaptionsFile(file, text));
    if (!(ending in signatures)) continue;
    videos.add(path.basename(name, ending));
    const issue = await findIssue(folder.pathOf(file)).catch(() => 'the file cannot be read');
    if (issue !== undefined) folder.addIssue(file, issue);
  }
  return videos;
}
