import './test-browser.js';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes, longTitle, manyLessons } from './test-lessons.js';
import { openLessons, testNetwork } from './test-open.js';

const network = testNetwork();
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => within(screen.getByRole('navigation', { name: 'Sinflar' }));

beforeEach(() => network.use(answer(endpoints.classes, classes)));

test('the screen: a list of topics, the lesson as an article, one heading of level 1', async () => {
  const { container } = openLessons({ address: '/learn?topic=13' });

  expect(await title('Oʻrtacha tezlik Darsligi')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Oʻrtacha tezlik Darsligi' })).toBeVisible();
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Oʻrtacha tezlik');
  expect(await axe(container)).toHaveNoViolations();
});

describe('the address', () => {
  test('without a topic: the first lesson of the first class that has one, in place of the entry', async () => {
    const { router, at, go, scrolled } = openLessons({ address: '/learn?from=home' });

    await title('Fizika nimani oʻrganadi Darsligi');
    await waitFor(() => expect(at()).toBe('/learn?from=home&topic=11'));
    expect(router.state.historyAction).toBe('REPLACE');
    await go(-1);
    expect(at()).toBe('/');
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('with an unknown topic: the words of the specification, the address as it was', async () => {
    const { at, container } = openLessons({ address: '/learn?topic=404&x=1' });

    expect(await title('Mavzu tanlanmagan.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(at()).toBe('/learn?topic=404&x=1');
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each(['011', '11.0', '1e1', '-11', '11 ', 'abc'])('topic=%s is nobody', async (topic) => {
    openLessons({ address: `/learn?topic=${encodeURIComponent(topic)}` });

    expect(await title('Mavzu tanlanmagan.')).toBeVisible();
  });

  test('choosing a topic adds an entry; Back leads to the one before', async () => {
    const { router, at, go, user } = openLessons({ address: '/learn?x=1&topic=11' });
    await title('Fizika nimani oʻrganadi Darsligi');

    await user.click(sidebar().getByRole('link', { name: /^Mexanik harakat/ }));

    await title('Mexanik harakat Darsligi');
    expect(at()).toBe('/learn?x=1&topic=12');
    expect(router.state.historyAction).toBe('PUSH');
    await go(-1);
    await title('Fizika nimani oʻrganadi Darsligi');
  });
});

describe('arriving', () => {
  test('at the first topic moves nothing', async () => {
    const { scrolled } = openLessons({ address: '/learn?topic=12' });
    await title('Mexanik harakat Darsligi');

    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('at another moves the focus to its heading and the page to its top', async () => {
    const { user, scrolled } = openLessons({ address: '/learn?topic=11' });
    await title('Fizika nimani oʻrganadi Darsligi');

    await user.click(sidebar().getByRole('link', { name: 'Arximed kuchi' }));

    expect(await title('Arximed kuchi Darsligi')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('by Back leaves the page where the browser puts it', async () => {
    const { go, scrolled } = openLessons({ address: ['/learn?topic=11', '/learn?topic=12'] });
    await title('Mexanik harakat Darsligi');

    await go(-1);

    await waitFor(async () => expect(await title('Fizika nimani oʻrganadi Darsligi')).toHaveFocus());
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('after nothing was chosen counts as a change', async () => {
    const { user } = openLessons({ address: '/learn?topic=404' });
    await title('Mavzu tanlanmagan.');

    await user.click(sidebar().getByRole('heading', { level: 3, name: '8-sinf' }));
    await user.click(sidebar().getByRole('link', { name: 'Om qonuni' }));

    expect(await title('Om qonuni Darsligi')).toHaveFocus();
  });
});

describe('the ways on', () => {
  const ways = async () =>
    within(await screen.findByRole('navigation', { name: 'Oldingi va keyingi mavzu' }));

  test('name the topics before and after', async () => {
    const { user } = openLessons({ address: '/learn?topic=12' });

    expect((await ways()).getByRole('link', { name: 'Oldingi mavzu Fizika nimani oʻrganadi' })).toBeVisible();
    await user.click((await ways()).getByRole('link', { name: 'Keyingi mavzu Oʻrtacha tezlik' }));
    expect(await title('Oʻrtacha tezlik Darsligi')).toHaveFocus();
  });

  test('lead across classes, and say so', async () => {
    openLessons({ address: '/learn?topic=15' });

    expect((await ways()).getByRole('link', { name: 'Keyingi mavzu · 8-sinf Om qonuni' })).toHaveAttribute(
      'href',
      '/learn?topic=21',
    );
  });

  test('end at the first and the last', async () => {
    const { go } = openLessons({ address: '/learn?topic=11' });
    expect((await ways()).getAllByRole('link')).toHaveLength(1);

    await go('/learn?topic=23');
    await title(`${longTitle} Darsligi`);
    expect((await ways()).getAllByRole('link')).toHaveLength(1);
  });
});

test('a lesson with nothing but a title is a whole screen too', async () => {
  const { container } = openLessons({ address: '/learn?topic=21' });

  await title('Om qonuni Darsligi');
  expect(screen.queryByRole('heading', { name: 'Dars haqida:' })).not.toBeInTheDocument();
  expect(container.querySelector('video')).not.toBeInTheDocument();
});

test('the way to sign-in carries the way back to this lesson', async () => {
  openLessons({ address: '/learn?x=1&topic=12' });

  const link = await screen.findByRole('link', { name: /^Kirish/ });
  expect(link).toHaveAttribute('href', '/login?next=%2Flearn%3Fx%3D1%26topic%3D12');
});

test('two hundred topics, and a title of ninety letters', async () => {
  network.use(answer(endpoints.classes, [{ id: 1, name: '7-sinf', lessons: manyLessons(200) }]));
  openLessons({ address: '/learn?topic=150' });

  await screen.findByRole('article');
  expect(sidebar().getAllByRole('link')).toHaveLength(200);
  expect(longTitle.length).toBeGreaterThanOrEqual(90);
});
