import { screen, within } from '@testing-library/react';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { axe } from 'jest-axe';
import { button, setupPractice } from '../../testing/render-practice.js';
import { declarations, figureJson } from '../../testing/figure-fixtures.js';

const { open } = setupPractice();
const { lens } = declarations;
const figure = { image: null, graph: null, drawing: figureJson(lens), alt: '' };

test('the drawing of an item is shown with its text alternative, also after the check', async () => {
  const { user, container } = open([aPracticeItem('choice', { figure })]);
  expect(await screen.findByRole('img', { name: lens.alt })).toBeVisible();
  const shown = within(screen.getByRole('figure'));
  await user.click(shown.getByText('Chizmani oʻqish'));
  expect(shown.getByText(/Buyum linzadan 30 cm uzoqda/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getAllByRole('radio')[0]!);
  await user.click(button('Tekshirish'));
  await screen.findByText(/oʻgʻri javob berdingiz$/);
  expect(screen.getByRole('img', { name: lens.alt })).toBeVisible();
});

test('a drawing that cannot be read leaves the item', async () => {
  open([aPracticeItem('choice', { figure: { ...figure, drawing: '["figure",{},["script"]]' } })]);
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
});
