import { open } from 'node:fs/promises';
import path from 'node:path';
import { parseCaptionsFile } from './captions-file.js';
import type { ContentFolder } from './content-folder.js';

/** What a phone on a slow line still loads without thinking; a longer video lies elsewhere and is given by address. */
const MAX_BYTES = 1_500_000;

/** How the files of each kind begin. */
const beginnings: Readonly<Record<string, { readonly at: number; readonly bytes: Buffer }>> = {
  '.mp4': { at: 4, bytes: Buffer.from('ftyp') },
  '.webm': { at: 0, bytes: Buffer.from('1a45dfa3', 'hex') },
};

async function findFault(file: string): Promise<string | undefined> {
  const beginning = beginnings[path.extname(file)];
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MAX_BYTES) return `the video has ${size} bytes, more than ${MAX_BYTES}`;
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const { at = 0, bytes = Buffer.alloc(0) } = beginning ?? {};
    if (!buffer.subarray(at).subarray(0, bytes.length).equals(bytes)) return 'the file is not such a video';
  } finally {
    await handle.close();
  }
  return undefined;
}

/**
 * Looks through the videos folder and refuses videos too big or broken, and captions that are not WebVTT.
 * @returns names of videos, each the name of its files without `.mp4` or `.webm`
 */
export async function loadVideos(folder: ContentFolder): Promise<Set<string>> {
  const videos = new Set<string>();
  for (const name of await folder.namesIn('videos')) {
    const file = `videos/${name}`;
    const ending = path.extname(name);
    if (ending === '.vtt') await folder.load(file, (text) => parseCaptionsFile(file, text));
    if (!(ending in beginnings)) continue;
    videos.add(path.basename(name, ending));
    const fault = await findFault(folder.pathOf(file)).catch(() => 'the file cannot be read');
    if (fault !== undefined) folder.refuse(file, fault);
  }
  return videos;
}
