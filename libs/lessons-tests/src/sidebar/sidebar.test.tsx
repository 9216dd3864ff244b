import '../testing/jsdom-stubs.js';
import { screen, waitFor, within } from '@testing-library/react';
import { createTokenStore } from '@zarra/api-client';
import { respond, aTokenPair, aUser, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { classes } from '../testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();
beforeEach(() => network.use(respond(endpoints.classes, classes)));

const openLesson = async (address = '/learn?topic=12') => {
  const opened = renderLessons({ address });
  // While the classes load, the list contains placeholders.
  await screen.findByRole('heading', { level: 1, name: /Darsligi$|^Mavzu/ });
  const list = within(screen.getByRole('navigation', { name: 'Sinflar' }));
  const search = list.getByRole('searchbox', { name: 'Mavzuni qidirish' });
  /** Heading of a class, which opens and closes its topics. */
  const group = (name: string) => list.getByRole('heading', { level: 3, name }).closest('summary')!;
  const isOpen = (name: string) => group(name).parentElement!.hasAttribute('open');
  const visibleLinks = () => list.getAllByRole('link').filter((link) => !link.closest('details:not([open])'));
  return { ...opened, list, search, group, isOpen, visibleLinks };
};

describe('classes', () => {
  test('the class of the current topic is open, the others are closed', async () => {
    const { list, group, isOpen, visibleLinks } = await openLesson();

    expect(isOpen('7-sinf')).toBe(true);
    expect(isOpen('8-sinf')).toBe(false);
    expect(group('8-sinf')).toHaveTextContent('8-sinf3(3 ta mavzu)');
    expect(visibleLinks()).toHaveLength(5);
    expect(list.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  });

  // The keyboard is tested in apps/web-e2e/src/lessons/lesson-keyboard.spec.ts.
  test('open and close', async () => {
    const { user, list, group } = await openLesson();

    await user.click(group('8-sinf'));
    expect(list.getByRole('link', { name: 'Om qonuni' })).toBeVisible();
    await user.click(group('8-sinf'));
    expect(list.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  });

  test('that were left open are open after a reload', async () => {
    const first = await openLesson();
    await first.user.click(first.group('8-sinf'));
    first.unmount();

    const { isOpen } = await openLesson('/learn?topic=404');

    expect(isOpen('8-sinf')).toBe(true);
  });

  test('of the current topic can be closed, and open when another of their topics is chosen', async () => {
    const { user, group, navigate, isOpen } = await openLesson();
    await user.click(group('7-sinf'));
    expect(isOpen('7-sinf')).toBe(false);

    await navigate('/learn?topic=21');
    expect(isOpen('8-sinf')).toBe(true);
    await navigate('/learn?topic=12');

    expect(isOpen('7-sinf')).toBe(true);
  });

  test('without topics show a notice', async () => {
    const { user, group } = await openLesson();

    await user.click(group('6-sinf'));

    expect(screen.getByText('Bu sinfda hali mavzu yoʻq.')).toBeVisible();
  });

  test.each([
    [
      'blocked',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('full');
        }),
    ],
    ['invalid', () => localStorage.setItem('lessons-open-classes', '{"a":')],
    ['of another type', () => localStorage.setItem('lessons-open-classes', '[null,"8",{}]')],
  ])('still open while the storage is %s', async (_, breakStorage) => {
    breakStorage();
    const { user, group, isOpen } = await openLesson();

    await user.click(group('8-sinf'));

    expect(isOpen('8-sinf')).toBe(true);
  });
});

describe('finished lessons', () => {
  test('have a tick and their result, also as text', async () => {
    const { list } = await openLesson('/learn?topic=11');

    const link = list.getByRole('link', { name: 'Mexanik harakat (test topshirilgan, natija 80%)' });
    expect(within(link).getByText('80%')).toBeVisible();
    expect(link.querySelector('svg')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Arximed kuchi' }).querySelector('svg')).not.toBeInTheDocument();
  });

  test('include those stored on this device; the server’s result takes precedence', async () => {
    createTokenStore().save(aTokenPair());
    for (const [id, percentage] of [
      [12, 10],
      [14, 60],
    ]) {
      localStorage.setItem(`testCompleted-lesson-${id}`, 'true');
      localStorage.setItem(`testPercentage-lesson-${id}`, String(percentage));
    }
    network.use(respond(endpoints.authMe, aUser()), httpError(endpoints.lessonTestResult, 404));
    const { list } = await openLesson('/learn?topic=21');

    const name = 'Arximed kuchi (test topshirilgan, natija 60%)';
    await screen.findByRole('heading', { level: 1, name: /Darsligi$|^Mavzu/ });
    await userEvent.click(list.getByRole('heading', { level: 3, name: '7-sinf' }));
    expect(await list.findByRole('link', { name })).toBeVisible();
    expect(list.getByRole('link', { name: /^Mexanik harakat/ })).toHaveTextContent('80%');
  });
});

describe('search', () => {
  test.each(["o'rtacha", 'oʻrtacha', 'ORTACHA tez', 'Ўртача'])(
    '%s finds the topic and shows its class',
    async (query) => {
      const { user, list, search } = await openLesson();

      await user.type(search, query);

      expect(await list.findByRole('heading', { level: 3, name: 'Natijalar:' })).toBeVisible();
      expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Oʻrtacha tezlik 7-sinf']);
      expect(screen.getByText('1 ta mavzu topildi')).toHaveRole('status');
    },
  );

  test('covers all classes, and marks the current topic and results', async () => {
    const { user, list, search, container } = await openLesson();

    await user.type(search, 'a');

    await list.findByText('Natijalar:');
    expect(list.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Mexanik harakat 7-sinf (test topshirilgan, natija 80%)',
    );
    expect(list.queryByRole('heading', { level: 3, name: '7-sinf' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('without a hit shows a notice', async () => {
    const { user, list, search } = await openLesson();

    await user.type(search, 'kosmik kema');

    expect(await list.findByText('Hech narsa topilmadi')).toHaveRole('status');
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect(list.queryByText('Natijalar:')).not.toBeInTheDocument();
  });

  test('shows the classes again when it is cleared', async () => {
    const { user, list, search, group } = await openLesson();
    await user.type(search, 'om');
    await list.findByText('Natijalar:');

    await user.click(list.getByRole('button', { name: 'Qidiruvni tozalash' }));

    await waitFor(() => expect(group('7-sinf')).toBeVisible());
    expect(list.queryByText('Natijalar:')).not.toBeInTheDocument();
  });

  test('links to the topic found', async () => {
    const { user, list, search, currentAddress } = await openLesson();
    await user.type(search, 'joul');

    await user.click(await list.findByRole('link', { name: 'Joul–Lens qonuni 8-sinf' }));

    expect(currentAddress()).toBe('/learn?topic=22');
  });
});
