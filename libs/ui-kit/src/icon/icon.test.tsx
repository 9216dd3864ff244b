import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { pathPoints } from '../testing/path-points.js';
import { Icon } from './icon.js';

const folder = join(__dirname, '../icons');
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

const camelCase = (name: string) =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const load = async (name: string) => (await import(join(folder, name))) as Record<string, string>;

it.each([
  [
    'm2 3 4 4h-1V2z',
    [
      [2, 3],
      [6, 7],
      [5, 7],
      [5, 2],
    ],
  ],
  [
    'M5 5h5v5zl-1-1',
    [
      [5, 5],
      [10, 5],
      [10, 10],
      [4, 4],
    ],
  ],
  [
    'M4.5 9a.5.5 0 1 0 1 0q1-1.5 2 0T9 9',
    [
      [4.5, 9],
      [5.5, 9],
      [6.5, 7.5],
      [7.5, 9],
      [9, 9],
    ],
  ],
])('points of %s', (path, points) => expect(pathPoints(path)).toEqual(points));

it.each(['5 5h1', 'M5', 'M5 5x1', 'M5 5q1 1', 'M5 5z1', 'M5 5h1e3', 'M5 5#'])('%s is no path data', (path) =>
  expect(() => pathPoints(path)).toThrow(),
);

describe.each(names)('%s', (name) => {
  it('is one path with a margin on the grid, exported by the name of the file', async () => {
    const icon = await load(name);

    expect(Object.keys(icon)).toEqual([camelCase(name)]);
    const path = icon[camelCase(name)] ?? '';
    // A dot is a line of `.01`.
    expect(path.replaceAll('h.01', '')).not.toMatch(/\.\d\d/);
    const values = pathPoints(path).flat();
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(23);
  });

  it('is drawn and hidden from screen readers', async () => {
    const [path = ''] = Object.values(await load(name));
    render(
      <button aria-label="Menyu">
        <Icon path={path} />
      </button>,
    );

    const drawing = screen.getByRole('button', { name: 'Menyu' }).querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing?.querySelector('path')).toHaveAttribute('d', path);
  });
});
