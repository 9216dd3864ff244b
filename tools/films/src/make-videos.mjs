// @ts-check
/**
 * Makes the lessons' videos with their captions and posters: `node tools/films/src/make-videos.mjs [name …]`, all without names.
 * Needs ffmpeg as Debian builds it: `apt-get install ffmpeg`. The files are kept with the content, so only whoever changes
 * a film needs it. With `--check` it needs and writes nothing, and ends with 1 when a file is missing or too big, or the
 * captions are not those of the film.
 */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { webVtt } from './captions.mjs';
import { encode, ensureFfmpeg } from './ffmpeg.mjs';
import { frame, framesPerSecond } from './film.mjs';
import { layFonts } from './fonts.mjs';
/** @typedef {import('./film.mjs').Film} Film */

const films = path.join(import.meta.dirname, 'films');
const videos = path.join(import.meta.dirname, '../../../apps/api/content/videos');
const maxBytes = 1_500_000;

/** @param {string} name @returns {Promise<Film>} */
const load = (name) => import(path.join(films, `${name}.mjs`));

/** @param {string} name @param {Film} film */
async function make(name, { seconds, poster, cues, draw }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-film-'));
  try {
    for (let at = 0; at < seconds * framesPerSecond; at += 1) {
      const file = path.join(folder, `${String(at).padStart(5, '0')}.svg`);
      await writeFile(file, frame(draw(at / framesPerSecond)));
    }
    encode(folder, await layFonts(folder), path.join(videos, name), Math.round(poster * framesPerSecond));
    await writeFile(path.join(videos, `${name}.vtt`), webVtt(cues));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What is wrong with the stored files of a film. @param {string} name @param {Film} film */
async function faultsOf(name, { cues }) {
  const faults = [];
  for (const ending of ['mp4', 'webm', 'webp']) {
    const size = await stat(path.join(videos, `${name}.${ending}`)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) faults.push(`${name}.${ending} is missing`);
    else if (size > maxBytes) faults.push(`${name}.${ending} has ${size} bytes, more than ${maxBytes}`);
  }
  const stored = await readFile(path.join(videos, `${name}.vtt`), 'utf8').catch(() => '');
  if (stored !== webVtt(cues)) faults.push(`${name}.vtt is not what the film says`);
  return faults;
}

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const all = (await readdir(films)).sort().map((file) => path.basename(file, '.mjs'));
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`no film ${unknown.join(', ')}; there are ${all.join(', ')}`);
  const names = positionals.length > 0 ? positionals : all;

  if (!values.check) ensureFfmpeg();
  let faults = 0;
  for (const name of names) {
    const film = await load(name);
    if (!values.check) await make(name, film);
    for (const fault of await faultsOf(name, film)) {
      console.error(fault);
      faults += 1;
    }
  }
  console.log(`${names.length} films, ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
