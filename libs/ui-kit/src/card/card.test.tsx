import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from '../badge/badge.js';
import { Chip } from '../chip/chip.js';
import { Card } from './card.js';
import { CardSkeleton } from './card-skeleton.js';

const card = (
  <Card
    title={<a href="/tajriba/mayatnik">Mayatnik</a>}
    titleLevel={2}
    media={<img src="/mayatnik.svg" alt="" />}
    badge={<Badge>2D</Badge>}
    footer={<Chip lineColor="chart-teal">Mexanika</Chip>}
    linkArea="card"
  >
    Tebranish davrini oʻlchang.
  </Card>
);

it('has no accessibility violations', async () => {
  const { container } = render(card);
  expect(await axe(container)).toHaveNoViolations();
});

it('is an article with a heading of the title level and all its parts', () => {
  render(card);
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 2, name: 'Mayatnik' })).toBeVisible();
  expect(article.getByText('2D')).toBeVisible();
  expect(article.getByText('Tebranish davrini oʻlchang.')).toBeVisible();
  expect(article.getByText('Mexanika')).toBeVisible();
});

it('has one link when the whole card is clickable', () => {
  render(card);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows the badge without media', () => {
  render(<Card title="Kuch" badge={<Badge>Yangi</Badge>} />);
  expect(screen.getByText('Yangi')).toBeVisible();
});

it('has a skeleton that is hidden from screen readers', () => {
  const { container } = render(<CardSkeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
