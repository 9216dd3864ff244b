import './testing/jsdom-stubs.js';
import { screen, waitFor, within } from '@testing-library/react';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes, longTitle, manyLessons } from './testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';

const network = setupNetwork();
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => within(screen.getByRole('navigation', { name: 'Sinflar' }));

beforeEach(() => network.use(respond(endpoints.classes, classes)));

test('the screen has a list of topics, the lesson as an article and one heading of level 1', async () => {
  const { container } = renderLessons({ address: '/learn?topic=13' });

  expect(await findTitle('Oʻrtacha tezlik Darsligi')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Oʻrtacha tezlik Darsligi' })).toBeVisible();
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Oʻrtacha tezlik');
  expect(await axe(container)).toHaveNoViolations();
});

describe('the address', () => {
  test('without a topic is replaced by one with the first lesson', async () => {
    const { router, currentAddress, navigate, scrollTo } = renderLessons({ address: '/learn?from=home' });

    await findTitle('Fizika nimani oʻrganadi Darsligi');
    await waitFor(() => expect(currentAddress()).toBe('/learn?from=home&topic=11'));
    expect(router.state.historyAction).toBe('REPLACE');
    await navigate(-1);
    expect(currentAddress()).toBe('/');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('with an unknown topic stays and shows the specification’s sentence', async () => {
    const { currentAddress, container } = renderLessons({ address: '/learn?topic=404&x=1' });

    expect(await findTitle('Mavzu tanlanmagan.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/learn?topic=404&x=1');
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each(['011', '11.0', '1e1', '-11', '11 ', 'abc'])('topic=%s is unknown', async (topic) => {
    renderLessons({ address: `/learn?topic=${encodeURIComponent(topic)}` });

    expect(await findTitle('Mavzu tanlanmagan.')).toBeVisible();
  });

  test('choosing a topic adds a history entry; Back returns to the previous topic', async () => {
    const { router, currentAddress, navigate, user } = renderLessons({ address: '/learn?x=1&topic=11' });
    await findTitle('Fizika nimani oʻrganadi Darsligi');

    await user.click(sidebar().getByRole('link', { name: /^Mexanik harakat/ }));

    await findTitle('Mexanik harakat Darsligi');
    expect(currentAddress()).toBe('/learn?x=1&topic=12');
    expect(router.state.historyAction).toBe('PUSH');
    await navigate(-1);
    await findTitle('Fizika nimani oʻrganadi Darsligi');
  });
});

describe('focus and scroll position', () => {
  test('stay unchanged for the first topic', async () => {
    const { scrollTo } = renderLessons({ address: '/learn?topic=12' });
    await findTitle('Mexanik harakat Darsligi');

    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('move to the heading and the top of the page for another topic', async () => {
    const { user, scrollTo } = renderLessons({ address: '/learn?topic=11' });
    await findTitle('Fizika nimani oʻrganadi Darsligi');

    await user.click(sidebar().getByRole('link', { name: 'Arximed kuchi' }));

    expect(await findTitle('Arximed kuchi Darsligi')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('Back moves the focus and keeps the browser’s scroll position', async () => {
    const { navigate, scrollTo } = renderLessons({ address: ['/learn?topic=11', '/learn?topic=12'] });
    await findTitle('Mexanik harakat Darsligi');

    await navigate(-1);

    await waitFor(async () => expect(await findTitle('Fizika nimani oʻrganadi Darsligi')).toHaveFocus());
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('the focus moves for the first topic after an unknown one', async () => {
    const { user } = renderLessons({ address: '/learn?topic=404' });
    await findTitle('Mavzu tanlanmagan.');

    await user.click(sidebar().getByRole('heading', { level: 3, name: '8-sinf' }));
    await user.click(sidebar().getByRole('link', { name: 'Om qonuni' }));

    expect(await findTitle('Om qonuni Darsligi')).toHaveFocus();
  });
});

describe('links to the previous and next topic', () => {
  const findNav = async () =>
    within(await screen.findByRole('navigation', { name: 'Oldingi va keyingi mavzu' }));

  test('name the topics', async () => {
    const { user } = renderLessons({ address: '/learn?topic=12' });

    expect(
      (await findNav()).getByRole('link', { name: 'Oldingi mavzu Fizika nimani oʻrganadi' }),
    ).toBeVisible();
    await user.click((await findNav()).getByRole('link', { name: 'Keyingi mavzu Oʻrtacha tezlik' }));
    expect(await findTitle('Oʻrtacha tezlik Darsligi')).toHaveFocus();
  });

  test('name the class of a topic in another class', async () => {
    renderLessons({ address: '/learn?topic=15' });

    expect((await findNav()).getByRole('link', { name: 'Keyingi mavzu · 8-sinf Om qonuni' })).toHaveAttribute(
      'href',
      '/learn?topic=21',
    );
  });

  test('are absent before the first and after the last topic', async () => {
    const { navigate } = renderLessons({ address: '/learn?topic=11' });
    expect((await findNav()).getAllByRole('link')).toHaveLength(1);

    await navigate('/learn?topic=23');
    await findTitle(`${longTitle} Darsligi`);
    expect((await findNav()).getAllByRole('link')).toHaveLength(1);
  });
});

test('a lesson with only a title has neither text nor video', async () => {
  const { container } = renderLessons({ address: '/learn?topic=21' });

  await findTitle('Om qonuni Darsligi');
  expect(screen.queryByRole('heading', { name: 'Dars haqida:' })).not.toBeInTheDocument();
  expect(container.querySelector('video')).not.toBeInTheDocument();
});

test('the sign-in link includes the return address of this lesson', async () => {
  renderLessons({ address: '/learn?x=1&topic=12' });

  const link = await screen.findByRole('link', { name: /^Kirish/ });
  expect(link).toHaveAttribute('href', '/login?next=%2Flearn%3Fx%3D1%26topic%3D12');
});

test('200 topics and a title of 90 letters', async () => {
  network.use(respond(endpoints.classes, [{ id: 1, name: '7-sinf', lessons: manyLessons(200) }]));
  renderLessons({ address: '/learn?topic=150' });

  await screen.findByRole('article');
  expect(sidebar().getAllByRole('link')).toHaveLength(200);
  expect(longTitle.length).toBeGreaterThanOrEqual(90);
});
