import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { TableScroll } from '../table/table-scroll.js';
import { Prose } from './prose.js';

const text = (
  <Prose lang="uz">
    <h2>Mayatnik</h2>
    <p>
      Davr <a href="#uzunlik">uzunlikka</a> bogʻliq.
    </p>
    <TableScroll label="Oʻlchovlar">
      <table>
        <tbody>
          <tr>
            <th scope="row">1 m</th>
            <td>2,01 s</td>
          </tr>
        </tbody>
      </table>
    </TableScroll>
  </Prose>
);
/** Computed styles; jsdom has no layout, but applies simple rules. */
const style = (element: Element) => getComputedStyle(element);

it('has no accessibility violations', async () => {
  const { container } = render(text);
  expect(await axe(container)).toHaveNoViolations();
});

it('styles its content without changing the elements', () => {
  const { container } = render(text);
  expect(container.firstElementChild).toHaveAttribute('lang', 'uz');
  expect(style(screen.getByRole('heading', { level: 2 })).fontSize).toBe('var(--ui-type-xl)');
  expect(style(screen.getByRole('cell')).textAlign).toBe('start');
});

it('renders on a server', () => {
  expect(renderToString(text)).toContain('<h2>Mayatnik</h2>');
});
