// npm run write -w @zarra/films [-- name …]: writes the lessons' films with their captions and posters, all without names.
// Needs ffmpeg as Debian builds it: `apt-get install ffmpeg`. The files are stored with the content, so that only a change of
// a film needs it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { webVtt } from './captions.js';
import { encode, ensureFfmpeg } from './ffmpeg.js';
import { type Film, frame, framesPerSecond } from './film.js';
import { filmFolder, filmNames, loadFilm, storedFileIssues } from './films.js';
import { prepareFonts } from './fonts.js';

async function write(name: string, { seconds, poster, cues, draw }: Film): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-film-'));
  const target = fileURLToPath(new URL(name, filmFolder));
  try {
    for (let frameNumber = 0; frameNumber < seconds * framesPerSecond; frameNumber += 1) {
      const file = path.join(folder, `${String(frameNumber).padStart(5, '0')}.svg`);
      await writeFile(file, frame(draw(frameNumber / framesPerSecond)));
    }
    encode(folder, await prepareFonts(folder), target, Math.round(poster * framesPerSecond));
    await writeFile(`${target}.vtt`, webVtt(cues));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const all = await filmNames();
const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no film ${unknown.join(', ')}; there are ${all.join(', ')}`);
ensureFfmpeg();
for (const name of requestedNames.length > 0 ? requestedNames : all) {
  const film = await loadFilm(name);
  await write(name, film);
  for (const issue of await storedFileIssues(name, film)) {
    console.error(issue);
    process.exitCode = 1;
  }
}
