import '../test-browser.js';
import '../test-dialog.js';
import { screen, within } from '@testing-library/react';
import { answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes } from '../test-lessons.js';
import { openLessons, testNetwork } from '../test-open.js';

const network = testNetwork();
beforeEach(() => network.use(answer(endpoints.classes, classes)));

const openList = async () => {
  const opened = openLessons({ address: '/learn?topic=11', wide: false });
  const button = await screen.findByRole('button', { name: 'Sinflar va mavzular' });
  expect(screen.queryByRole('navigation', { name: 'Sinflar' })).not.toBeInTheDocument();
  await opened.user.click(button);
  return { ...opened, drawer: within(screen.getByRole('dialog', { name: 'Sinflar' })) };
};

test('on a phone the topics are in a drawer behind a button', async () => {
  const { drawer, container } = await openList();

  expect(drawer.getByRole('navigation', { name: 'Sinflar' })).toBeVisible();
  expect(drawer.getByRole('searchbox')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Arximed kuchi' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('choosing a topic closes it and leads to the lesson', async () => {
  const { drawer, user, at } = await openList();

  await user.click(drawer.getByRole('link', { name: 'Arximed kuchi' }));

  expect(await screen.findByRole('heading', { name: 'Arximed kuchi Darsligi' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(at()).toBe('/learn?topic=14');
});

test('choosing the topic on screen closes it too', async () => {
  const { drawer, user } = await openList();

  await user.click(drawer.getByRole('link', { current: 'page' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('its button closes it', async () => {
  const { drawer, user, at } = await openList();

  await user.click(drawer.getByRole('button', { name: 'Mavzular roʻyxatini yopish' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(at()).toBe('/learn?topic=11');
});
