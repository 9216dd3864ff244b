import '../testing/jsdom-stubs.js';
import { render, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Description } from './description.js';

const folder = join(process.cwd(), '../../apps/api/content/lessons');
const lessons = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

/** The Markdown after the front matter. */
const bodyOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8').split(/^---$/m).slice(2).join('---');

test('the content folder has lessons', () => expect(lessons.length).toBeGreaterThanOrEqual(20));

test.each(lessons)('%s: every formula is rendered and no dollar sign is left', async (name) => {
  const { container } = render(<Description markdown={bodyOf(name)} tree={null} />);
  const formulas = await waitFor(() => {
    expect(container.querySelector('p')).toBeInTheDocument();
    return container.querySelectorAll('[data-formula]').length;
  });
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(formulas));
  expect(container.querySelector('[data-formula] > code, .temml-error')).not.toBeInTheDocument();
  expect(container.textContent).not.toContain('$');
  expect(container.querySelector('h1, h5')).not.toBeInTheDocument();
});
