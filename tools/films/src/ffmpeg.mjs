// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { framesPerSecond } from './film.mjs';

/** @param {readonly string[]} args @param {Record<string, string>} [env] */
function ffmpeg(args, env = {}) {
  // One thread and no dates: the same pictures give the same bytes, and the machine stays usable.
  const exact = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  const output = args.at(-1) ?? '';
  const all = ['-nostdin', '-loglevel', 'error', '-y', ...args.slice(0, -1), ...exact, output];
  const { status, error } = spawnSync('ffmpeg', all, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error || status !== 0) throw new Error(`ffmpeg could not make ${output}`);
}

/** @throws when there is no ffmpeg that can read SVG and write what we need */
export function ensureFfmpeg() {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-codecs'], { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is missing. Get it: apt-get install ffmpeg');
  const missing = ['librsvg', 'libx264', 'libvpx-vp9', 'libwebp'].filter((name) => !stdout.includes(name));
  if (missing.length > 0)
    throw new Error(`this ffmpeg was built without ${missing.join(', ')}; Debian's has them`);
}

/** As a browser expects colours of a video. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
/** Five seconds between whole pictures: a learner who jumps need not wait. */
const jumps = ['-g', String(5 * framesPerSecond)];

/**
 * Makes the files of a film from frames `00000.svg` … of a folder.
 *
 * @param {string} frames
 * @param {string} fontConfig
 * @param {string} target path without ending
 * @param {number} posterFrame
 */
export function encode(frames, fontConfig, target, posterFrame) {
  const env = { FONTCONFIG_FILE: fontConfig };
  const raw = path.join(frames, 'all.mkv');
  const pictures = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%05d.svg')];
  ffmpeg([...pictures, ...colours, '-c:v', 'ffv1', raw], env);
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '21',
    '-profile:v',
    'high',
  ];
  ffmpeg(['-i', raw, ...h264, ...jumps, '-movflags', '+faststart', `${target}.mp4`]);
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '31', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'];
  ffmpeg(['-i', raw, ...vp9, ...jumps, `${target}.webm`]);
  const poster = path.join(frames, `${String(posterFrame).padStart(5, '0')}.svg`);
  ffmpeg(['-i', poster, '-c:v', 'libwebp', '-quality', '85', `${target}.webp`], env);
}
