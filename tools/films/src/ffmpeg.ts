import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { framesPerSecond } from './film.js';

function ffmpeg(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  // One thread and no dates: the same frames give the same bytes.
  const exact = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  const output = args.at(-1) ?? '';
  const all = ['-nostdin', '-loglevel', 'error', '-y', ...args.slice(0, -1), ...exact, output];
  const { status, error } = spawnSync('ffmpeg', all, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error || status !== 0) throw new Error(`ffmpeg could not make ${output}`);
}

/** @throws when no ffmpeg reads SVG and writes the required formats */
export function ensureFfmpeg(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-codecs'], { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is missing. Get it: apt-get install ffmpeg');
  const missing = ['librsvg', 'libx264', 'libvpx-vp9', 'libwebp'].filter((name) => !stdout.includes(name));
  if (missing.length > 0)
    throw new Error(`this ffmpeg was built without ${missing.join(', ')}; Debian's has them`);
}

/** Colours in the form that browsers use for videos. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
/** Five seconds between key frames, so that seeking is fast. */
const keyFrames = ['-g', String(5 * framesPerSecond)];

/**
 * Writes the files of a film from frames `00000.svg` … of a folder.
 *
 * @param target path without ending
 */
export function encode(frames: string, fontConfig: string, target: string, posterFrame: number): void {
  const env = { FONTCONFIG_FILE: fontConfig };
  const raw = path.join(frames, 'all.mkv');
  const images = ['-framerate', String(framesPerSecond), '-i', path.join(frames, '%05d.svg')];
  ffmpeg([...images, ...colours, '-c:v', 'ffv1', raw], env);
  const h264 = [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '21'],
    ...['-profile:v', 'high', '-movflags', '+faststart'],
  ];
  ffmpeg(['-i', raw, ...h264, ...keyFrames, `${target}.mp4`]);
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '31', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'];
  ffmpeg(['-i', raw, ...vp9, ...keyFrames, `${target}.webm`]);
  const poster = path.join(frames, `${String(posterFrame).padStart(5, '0')}.svg`);
  ffmpeg(['-i', poster, '-c:v', 'libwebp', '-quality', '85', `${target}.webp`], env);
}
