import '../testing/jsdom-stubs.js';
import { screen, within } from '@testing-library/react';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes } from '../testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();
beforeEach(() => network.use(respond(endpoints.classes, classes)));

const openList = async () => {
  const opened = renderLessons({ address: '/learn?topic=11', wide: false });
  const button = await screen.findByRole('button', { name: 'Sinflar va mavzular' });
  expect(screen.queryByRole('navigation', { name: 'Sinflar' })).not.toBeInTheDocument();
  await opened.user.click(button);
  return { ...opened, drawer: within(screen.getByRole('dialog', { name: 'Sinflar' })) };
};

test('on a phone a button opens the topics in a drawer', async () => {
  const { drawer, container } = await openList();

  expect(drawer.getByRole('navigation', { name: 'Sinflar' })).toBeVisible();
  expect(drawer.getByRole('searchbox')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Arximed kuchi' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('choosing a topic closes the drawer and shows the lesson', async () => {
  const { drawer, user, currentAddress } = await openList();

  await user.click(drawer.getByRole('link', { name: 'Arximed kuchi' }));

  expect(await screen.findByRole('heading', { name: 'Arximed kuchi Darsligi' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentAddress()).toBe('/learn?topic=14');
});

test('choosing the current topic closes the drawer', async () => {
  const { drawer, user } = await openList();

  await user.click(drawer.getByRole('link', { current: 'page' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the close button closes the drawer', async () => {
  const { drawer, user, currentAddress } = await openList();

  await user.click(drawer.getByRole('button', { name: 'Mavzular roʻyxatini yopish' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentAddress()).toBe('/learn?topic=11');
});
