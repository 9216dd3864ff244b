import '../test-browser.js';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Description } from './description.js';

const folder = join(process.cwd(), '../../apps/api/content/lessons');
const lessons = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

/** What follows the front matter. */
const textOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8').split(/^---$/m).slice(2).join('---');

test('there are lessons to look at', () => expect(lessons.length).toBeGreaterThanOrEqual(20));

test.each(lessons)('%s: every formula is drawn, no dollar is left over', async (name) => {
  const { container } = render(
    <Description markdown={textOf(name)} tree={null} formulaStyles="/katex.css" />,
  );
  const formulas = await waitFor(() => {
    expect(container.querySelector('p')).toBeInTheDocument();
    return container.querySelectorAll('[data-formula]').length;
  });
  if (formulas > 0) {
    const link = await waitFor(() => {
      const found = document.head.querySelector('link');
      if (!found) throw new Error('Not asked for yet');
      return found;
    });
    await act(async () => fireEvent.load(link));
  }

  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(formulas));
  expect(container.querySelector('.katex-error')).not.toBeInTheDocument();
  expect(container.textContent).not.toContain('$');
  expect(container.querySelector('h1, h5')).not.toBeInTheDocument();
});
