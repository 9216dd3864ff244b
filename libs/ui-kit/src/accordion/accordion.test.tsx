import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Accordion, type AccordionProps } from './accordion.js';

const items = [
  { id: 'davr', title: 'Davr nima?', content: 'Bitta toʻla tebranish vaqti.' },
  {
    id: 'chastota',
    title: 'Chastota nima?',
    content: 'Bir sekunddagi tebranishlar soni.',
    defaultOpen: true,
  },
];
const accordion = (props: Partial<AccordionProps> = {}) => (
  <Accordion items={items} headingLevel={3} {...props} />
);

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <h2>Savollar</h2>
      {accordion()}
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('renders its titles at the heading level', () => {
  render(accordion({ headingLevel: 4 }));
  expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Davr nima?',
    'Chastota nima?',
  ]);
});

it('opens and closes by a click on the title, and keeps its state on a re-render', async () => {
  const { rerender } = render(accordion());
  expect(screen.getByText('Bitta toʻla tebranish vaqti.')).not.toBeVisible();
  expect(screen.getByText('Bir sekunddagi tebranishlar soni.')).toBeVisible();
  await userEvent.click(screen.getByText('Davr nima?'));
  await userEvent.click(screen.getByText('Chastota nima?'));
  rerender(accordion());
  expect(screen.getByText('Bitta toʻla tebranish vaqti.')).toBeVisible();
  expect(screen.getByText('Bir sekunddagi tebranishlar soni.')).not.toBeVisible();
});

it('groups its items only with `single`, and separately from other accordions', () => {
  const groups = (container: HTMLElement) =>
    [...container.querySelectorAll('details')].map((part) => part.getAttribute('name'));
  expect(groups(render(accordion()).container)).toEqual([null, null]);
  const { container } = render(
    <>
      {accordion({ single: true })}
      {accordion({ single: true })}
    </>,
  );
  const [first, second, third] = groups(container);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('renders its content on a server', () => {
  const html = renderToString(accordion());
  expect(html).toContain('Bitta toʻla tebranish vaqti.');
  expect(html.match(/<details open/g)).toHaveLength(1);
});
