import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { webVtt } from './captions.js';
import { filmNames, loadFilm, storedFileIssues } from './films.js';
import { frame, framesPerSecond, height } from './film.js';

/** Players show the captions over the area below. */
const captionsAt = height - 80;

for (const name of await filmNames()) {
  const film = await loadFilm(name);
  const { seconds, poster, cues, draw } = film;
  const moments = Array.from({ length: seconds * framesPerSecond }, (_, at) => at / framesPerSecond);

  describe(name, () => {
    test('its files are stored, small enough, with its captions', async () => {
      assert.deepEqual(await storedFileIssues(name, film), []);
    });

    test('lasts 20–45 s, its poster is a frame of it', () => {
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

    test('every frame has finite numbers and leaves room for the captions', () => {
      for (const time of moments) {
        const svg = frame(draw(time));
        assert.doesNotMatch(svg, /NaN|Infinity|undefined/, `at ${time} s`);
        for (const [, y] of svg.matchAll(/<text x="[^"]+" y="([^"]+)"/g)) assert.ok(Number(y) < captionsAt);
      }
    });
  });
}

const { draw: drawRunners } = await loadFilm('togri-chiziqli-tekis-harakat');
const { draw: drawLight } = await loadFilm('yoruglikning-qaytishi-va-sinishi');

/** Numbers of the first part of a frame that matches the pattern. */
function found(items: readonly string[], pattern: RegExp): number[] {
  const [, ...numbers] = pattern.exec(items.join('\n')) ?? [];
  assert.ok(numbers.length > 0, String(pattern));
  return numbers.map(Number);
}

test('the bodies are drawn where the formulas put them: 32 m are 840 pixels', () => {
  for (let t = 0; t <= 8; t += 0.5) {
    const [circleX = NaN] = found(
      drawRunners(3.5 + t),
      /<circle fill="#144db1" cx="([\d.]+)" cy="74" r="14"/,
    );
    assert.ok(Math.abs(circleX - 60 - (4 * t * 840) / 32) < 0.1, `circle at ${t} s`);
    const [squareX = NaN] = found(drawRunners(18 + t), /d="M([\d.]+) 133\.4l25/);
    assert.ok(Math.abs(squareX + 12.6 - 60 - ((t * t) / 2) * (840 / 32)) < 0.2, `square at ${t} s`);
    const [together = NaN] = found(drawRunners(32 + t), /d="M([\d.]+) 133\.4l25/);
    assert.equal(together, squareX);
  }
});

test('the rays are drawn as the laws say: equal sines at the mirror, 1.333 times at the water', () => {
  const number = '(-?[\\d.]+)';
  const incoming = new RegExp(`stroke-width="6" d="M${number} ${number}l${number} ?${number}M`);
  const outgoing = new RegExp(`(?:[^]*?stroke-width="6" d="M400 232l${number} ?${number}M)`.repeat(2));
  const sine = (x = NaN, y = NaN): number => x / Math.hypot(x, y);
  for (const [time, index] of [
    [15, 1 / 1.333],
    [17, 1 / 1.333],
    [21, 1 / 1.333],
    [27, 1.333],
    [31, 1.333],
  ] as const) {
    const items = drawLight(time);
    const [, , dx, dy] = found(items, incoming);
    const [backX, backY, onX, onY] = found(items, outgoing);
    assert.ok(Math.abs(sine(backX, backY) - sine(dx, dy)) < 0.002, `thrown back at ${time} s`);
    assert.ok(Math.abs(sine(onX, onY) - index * sine(dx, dy)) < 0.002, `bent at ${time} s`);
    assert.equal(Math.sign(backY ?? 0), -Math.sign(dy ?? 0));
    assert.equal(Math.sign(onY ?? 0), Math.sign(dy ?? 0));
  }
});

test('while 48,6° is said, β reads 90,0°, and beyond it nothing leaves the water', () => {
  for (const time of [33, 34.5, 36.2]) assert.match(drawLight(time).join(''), /48,6.*48,6.*90,0/);
  for (const time of [37, 43.9]) {
    const svg = drawLight(time).join('');
    assert.equal(svg.match(/stroke-width="6"/g)?.length, 2, 'one ray comes, one goes back');
    assert.doesNotMatch(svg, /90,0/);
  }
});

test('captions are written as WebVTT', () => {
  const cues = [{ from: 0.4, to: 61.25, text: 'Bir\nikki' }];
  assert.equal(webVtt(cues), 'WEBVTT\n\n00:00.400 --> 01:01.250\nBir\nikki\n');
});
