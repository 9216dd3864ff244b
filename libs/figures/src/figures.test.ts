import { parse } from 'yaml';
import { drawFigure, FIGURE_STYLES, MAX_BYTES } from './index.js';
import { MODEL_LESSONS, VARIANTS } from './testing/gallery.js';
import { overlapsIn, segmentsOfPaths, textsOf } from './testing/svg-check.js';

interface Declaration {
  readonly key: string;
  readonly alt: string;
}

const declarations = [MODEL_LESSONS, VARIANTS].flatMap((yaml) => parse(yaml) as Declaration[]);
const named = declarations.map((declaration) => [declaration.key, declaration] as const);
const byKey = (key: string): Declaration => declarations.find((one) => one.key === key)!;

describe.each(named)('%s', (_, declaration) => {
  const { svg, text, width, height } = drawFigure(declaration);

  test('is small, has its title and no script', () => {
    expect(new TextEncoder().encode(svg).length).toBeLessThan(MAX_BYTES);
    expect(svg).toContain('role="img"><title>');
    expect(svg).toContain(`<title>${declaration.alt}`);
    expect(svg).not.toMatch(/<script|<style|\bid=|\bon\w+=|NaN|undefined|Infinity/);
    expect([width, height]).toEqual([328, expect.any(Number)]);
  });

  test('has no text on another one, on a curve or outside the figure', () => {
    for (const frame of svg.match(/<svg.*?<\/svg>/g)!) expect(overlapsIn(frame)).toEqual([]);
  });

  test('has a text alternative in sentences with Uzbek apostrophes and numbers', () => {
    expect(text).toMatch(/^(?:\d-chizma|\p{L}).*\.$/su);
    expect(text).not.toMatch(/['‘’`]|\d\.\d|-\d|NaN|undefined|Infinity/);
  });
});

test('figures have at most 2.5 kB on average, and declarations at most 15 lines', () => {
  const sizes = declarations.map((declaration) => drawFigure(declaration).svg.length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2500);
  for (const yaml of [MODEL_LESSONS, VARIANTS])
    for (const declaration of yaml.trim().split(/\n(?=- key)/))
      expect(declaration.split('\n').length, declaration).toBeLessThanOrEqual(15);
});

test('a drawing is the same every time', () => {
  expect(drawFigure(byKey('haqiqiy-tasvir'))).toEqual(drawFigure(byKey('haqiqiy-tasvir')));
});

describe('faults of the first prototype', () => {
  test('the wavelengths 410 and 434 do not meet', () => {
    const texts = textsOf(drawFigure(byKey('spektr')).svg);
    const [violet, blue] = ['410', '434'].map((nm) => texts.find(({ text }) => text === nm)!.box);
    expect(violet!.right).toBeLessThan(blue!.left);
  });

  test('F and 2F are apart from each other and from the object on the axis', () => {
    const { svg } = drawFigure({
      key: 'uchrashuv',
      alt: 'Buyum linzaning ikkilangan fokusida turibdi',
      rays: {
        lens: { F: 20 },
        object: { d: 40, h: 5 },
        rays: ['parallel', 'centre', 'focus'],
        marks: ['F', '2F'],
      },
    });
    expect(overlapsIn(svg)).toEqual([]);
    expect(textsOf(svg).filter(({ text }) => /𝐹/u.test(text))).toHaveLength(4);
  });

  test('the name of the vertical axis is above its highest number', () => {
    const texts = textsOf(drawFigure(byKey('f-va-d')).svg);
    const name = texts.find(({ text }) => text.endsWith(', cm') && text.startsWith('𝑓'))!.box;
    const highest = texts.find(({ text }) => text === '120')!.box;
    expect(name.bottom).toBeLessThan(highest.top);
  });

  test('rays of a flat path take most of the height by a vertical scale of their own', () => {
    const { svg, height } = drawFigure({
      key: 'yassi-yol',
      alt: 'Uzoqdagi kichik buyumning tasviri linza ortida',
      rays: { lens: { F: 20 }, object: { d: 60, h: 1 } },
    });
    const heights = segmentsOfPaths(svg, (classes) => classes === 'c').flatMap((ray) =>
      ray.map(([, y]) => y),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.5 * height);
  });
});

test('the style sheet is small, and its fallbacks are the tokens of the light theme', async () => {
  const { readFile } = await import('node:fs/promises');
  const file = new URL('../../ui-kit/tokens/light.tokens.json', import.meta.url);
  const { color } = JSON.parse(await readFile(file, 'utf8')) as {
    color: Record<string, { $value: { hex: string } }>;
  };
  const fallbacks = [...FIGURE_STYLES.matchAll(/var\(--ui-color-([a-z-]+),(#[0-9a-f]+)\)/g)];
  expect(fallbacks.length).toBeGreaterThan(8);
  for (const [, name = '', fallback] of fallbacks) expect(color[name]?.$value.hex, name).toBe(fallback);
  expect(FIGURE_STYLES.length).toBeLessThan(1600);
});
