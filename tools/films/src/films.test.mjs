// @ts-check
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { webVtt } from './captions.mjs';
import { frame, framesPerSecond, height } from './film.mjs';
import * as palette from './palette.mjs';
/** @typedef {import('./film.mjs').Film} Film */

const root = path.join(import.meta.dirname, '../../..');
const films = path.join(import.meta.dirname, 'films');
/** Players lay the captions over what is below. */
const captionsAt = height - 80;

for (const file of await readdir(films)) {
  /** @type {Film} */
  const { seconds, poster, cues, draw } = await import(path.join(films, file));
  const moments = Array.from({ length: seconds * framesPerSecond }, (_, at) => at / framesPerSecond);

  describe(file, () => {
    test('lasts 20–45 s, its poster is a picture of it', () => {
      assert.ok(seconds >= 20 && seconds <= 45);
      assert.ok(poster >= 0 && poster < seconds);
    });

    test('captions can be read: two lines of 42 letters, 1.5 s and more, at most 17 letters a second', () => {
      let free = 0;
      for (const { from, to, text } of cues) {
        assert.ok(from >= free && to <= seconds, text);
        assert.ok(to - from >= 1.5, text);
        assert.ok(text.length / (to - from) <= 17, `${text}: ${text.length / (to - from)}`);
        const lines = text.split('\n');
        assert.ok(
          lines.length <= 2 && lines.every((line) => line.length <= 42 && line.trim() === line),
          text,
        );
        assert.doesNotMatch(text, /['’‘`]|[a-z]--/, 'ʻ and ʼ are U+02BB and U+02BC');
        free = to;
      }
    });

    test('every picture has finite numbers and leaves room for the captions', () => {
      for (const time of moments) {
        const svg = frame(draw(time));
        assert.doesNotMatch(svg, /NaN|Infinity|undefined/, `at ${time} s`);
        for (const [, y] of svg.matchAll(/<text x="[^"]+" y="([^"]+)"/g)) assert.ok(Number(y) < captionsAt);
      }
    });
  });
}

const runners = await import('./films/togri-chiziqli-tekis-harakat.mjs');
const light = await import('./films/yoruglikning-qaytishi-va-sinishi.mjs');

/** Numbers of the first piece of a picture that has the pattern. @param {readonly string[]} picture @param {RegExp} pattern */
function found(picture, pattern) {
  const [, ...numbers] = pattern.exec(picture.join('\n')) ?? [];
  assert.ok(numbers.length > 0, String(pattern));
  return numbers.map(Number);
}

test('the bodies are drawn where the formulas put them: 32 m are 840 pixels', () => {
  for (let t = 0; t <= 8; t += 0.5) {
    const [circleX = NaN] = found(
      runners.draw(3.5 + t),
      /<circle fill="#144db1" cx="([\d.]+)" cy="74" r="14"/,
    );
    assert.ok(Math.abs(circleX - 60 - (4 * t * 840) / 32) < 0.1, `circle at ${t} s`);
    const [squareX = NaN] = found(runners.draw(18 + t), /d="M([\d.]+) 133\.4l25/);
    assert.ok(Math.abs(squareX + 12.6 - 60 - ((t * t) / 2) * (840 / 32)) < 0.2, `square at ${t} s`);
    const [together = NaN] = found(runners.draw(32 + t), /d="M([\d.]+) 133\.4l25/);
    assert.equal(together, squareX);
  }
});

test('the rays are drawn as the laws say: equal sines at the mirror, 1.333 times at the water', () => {
  const number = '(-?[\\d.]+)';
  const incoming = new RegExp(`stroke-width="6" d="M${number} ${number}l${number} ?${number}M`);
  const outgoing = new RegExp(`(?:[^]*?stroke-width="6" d="M400 232l${number} ?${number}M)`.repeat(2));
  const sine = (/** @type {number} */ x = NaN, /** @type {number} */ y = NaN) => x / Math.hypot(x, y);
  for (const [time, index] of /** @type {const} */ ([
    [15, 1 / 1.333],
    [17, 1 / 1.333],
    [21, 1 / 1.333],
    [27, 1.333],
    [31, 1.333],
  ])) {
    const picture = light.draw(time);
    const [, , dx, dy] = found(picture, incoming);
    const [backX, backY, onX, onY] = found(picture, outgoing);
    assert.ok(Math.abs(sine(backX, backY) - sine(dx, dy)) < 0.002, `thrown back at ${time} s`);
    assert.ok(Math.abs(sine(onX, onY) - index * sine(dx, dy)) < 0.002, `bent at ${time} s`);
    assert.equal(Math.sign(backY ?? 0), -Math.sign(dy ?? 0));
    assert.equal(Math.sign(onY ?? 0), Math.sign(dy ?? 0));
  }
});

test('while 48,6° is said, β reads 90,0°, and beyond it nothing leaves the water', () => {
  for (const time of [33, 34.5, 36.2]) assert.match(light.draw(time).join(''), /48,6.*48,6.*90,0/);
  for (const time of [37, 43.9]) {
    const picture = light.draw(time).join('');
    assert.equal(picture.match(/stroke-width="6"/g)?.length, 2, 'one ray comes, one goes back');
    assert.doesNotMatch(picture, /90,0/);
  }
});

test('captions are written as WebVTT', () => {
  const cues = [{ from: 0.4, to: 61.25, text: 'Bir\nikki' }];
  assert.equal(webVtt(cues), 'WEBVTT\n\n00:00.400 --> 01:01.250\nBir\nikki\n');
});

test('the tones are those of the site', async () => {
  const colors = await readFile(path.join(root, 'libs/ui-kit/src/tokens/colors.ts'), 'utf8');
  const light = colors.slice(0, colors.indexOf('const dark'));
  for (const tone of Object.values(palette)) assert.ok(light.includes(`'${tone}'`), tone);
});
