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
/** The values a browser would compute; jsdom lays nothing out, but applies simple rules. */
const style = (element: Element) => getComputedStyle(element);

it('has no accessibility faults', async () => {
  const { container } = render(text);
  expect(await axe(container)).toHaveNoViolations();
});

it('styles what it holds and leaves the elements as they are', () => {
  const { container } = render(text);
  expect(container.firstElementChild).toHaveAttribute('lang', 'uz');
  expect(style(screen.getByRole('heading', { level: 2 })).fontSize).toBe('var(--ui-type-xl)');
  expect(style(screen.getByRole('cell')).textAlign).toBe('start');
});

it('comes from a server', () => {
  expect(renderToString(text)).toContain('<h2>Mayatnik</h2>');
});
