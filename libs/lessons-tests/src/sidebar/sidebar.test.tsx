import '../test-browser.js';
import { screen, waitFor, within } from '@testing-library/react';
import { createTokenStore } from '@zarra/api-client';
import { answer, aTokenPair, aUser, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { classes } from '../test-lessons.js';
import { openLessons, testNetwork } from '../test-open.js';

const network = testNetwork();
beforeEach(() => network.use(answer(endpoints.classes, classes)));

const open = async (address = '/learn?topic=12') => {
  const opened = openLessons({ address });
  // Before the classes there is a list of skeletons.
  await screen.findByRole('heading', { level: 1, name: /Darsligi$|^Mavzu/ });
  const list = within(screen.getByRole('navigation', { name: 'Sinflar' }));
  const search = list.getByRole('searchbox', { name: 'Mavzuni qidirish' });
  /** The title of a class, which opens and closes its topics. */
  const group = (name: string) => list.getByRole('heading', { level: 3, name }).closest('summary')!;
  const isOpen = (name: string) => group(name).parentElement!.hasAttribute('open');
  const visibleLinks = () => list.getAllByRole('link').filter((link) => !link.closest('details:not([open])'));
  return { ...opened, list, search, group, isOpen, visibleLinks };
};

describe('classes', () => {
  test('the class of the topic on screen is open, the others are folded', async () => {
    const { list, group, isOpen, visibleLinks } = await open();

    expect(isOpen('7-sinf')).toBe(true);
    expect(isOpen('8-sinf')).toBe(false);
    expect(group('8-sinf')).toHaveTextContent('8-sinf3(3 ta mavzu)');
    expect(visibleLinks()).toHaveLength(5);
    expect(list.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  });

  // By keys: apps/web-e2e/src/lessons/lesson-keyboard.spec.ts.
  test('fold and unfold', async () => {
    const { user, list, group } = await open();

    await user.click(group('8-sinf'));
    expect(list.getByRole('link', { name: 'Om qonuni' })).toBeVisible();
    await user.click(group('8-sinf'));
    expect(list.getByRole('link', { name: 'Om qonuni' })).not.toBeVisible();
  });

  test('left open are open the next time', async () => {
    const first = await open();
    await first.user.click(first.group('8-sinf'));
    first.unmount();

    const { isOpen } = await open('/learn?topic=404');

    expect(isOpen('8-sinf')).toBe(true);
  });

  test('of the topic on screen may be folded too, and open again with another topic in them', async () => {
    const { user, group, go, isOpen } = await open();
    await user.click(group('7-sinf'));
    expect(isOpen('7-sinf')).toBe(false);

    await go('/learn?topic=21');
    expect(isOpen('8-sinf')).toBe(true);
    await go('/learn?topic=12');

    expect(isOpen('7-sinf')).toBe(true);
  });

  test('without topics say so', async () => {
    const { user, group } = await open();

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
    ['full of nonsense', () => localStorage.setItem('lessons-open-classes', '{"a":')],
    ['of another shape', () => localStorage.setItem('lessons-open-classes', '[null,"8",{}]')],
  ])('a storage that is %s harms nothing', async (_, spoil) => {
    spoil();
    const { user, group, isOpen } = await open();

    await user.click(group('8-sinf'));

    expect(isOpen('8-sinf')).toBe(true);
  });
});

describe('finished lessons', () => {
  test('have a tick and their result, in words too', async () => {
    const { list } = await open('/learn?topic=11');

    const link = list.getByRole('link', { name: 'Mexanik harakat (test topshirilgan, natija 80%)' });
    expect(within(link).getByText('80%')).toBeVisible();
    expect(link.querySelector('svg')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Arximed kuchi' }).querySelector('svg')).not.toBeInTheDocument();
  });

  test('are known by this device too; what the server says counts more', async () => {
    createTokenStore().save(aTokenPair());
    for (const [id, percentage] of [
      [12, 10],
      [14, 60],
    ]) {
      localStorage.setItem(`testCompleted-lesson-${id}`, 'true');
      localStorage.setItem(`testPercentage-lesson-${id}`, String(percentage));
    }
    network.use(answer(endpoints.authMe, aUser()), refuse(endpoints.lessonTestResult, 404));
    const { list } = await open('/learn?topic=21');

    const name = 'Arximed kuchi (test topshirilgan, natija 60%)';
    await screen.findByRole('heading', { level: 1, name: /Darsligi$|^Mavzu/ });
    await userEvent.click(list.getByRole('heading', { level: 3, name: '7-sinf' }));
    expect(await list.findByRole('link', { name })).toBeVisible();
    expect(list.getByRole('link', { name: /^Mexanik harakat/ })).toHaveTextContent('80%');
  });
});

describe('search', () => {
  test.each(["o'rtacha", 'oʻrtacha', 'ORTACHA tez', 'Ўртача'])(
    '%s finds the topic, with its class',
    async (words) => {
      const { user, list, search } = await open();

      await user.type(search, words);

      expect(await list.findByRole('heading', { level: 3, name: 'Natijalar:' })).toBeVisible();
      expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Oʻrtacha tezlik 7-sinf']);
      expect(screen.getByText('1 ta mavzu topildi')).toHaveRole('status');
    },
  );

  test('looks through every class, and keeps what is known of a topic', async () => {
    const { user, list, search, container } = await open();

    await user.type(search, 'a');

    await list.findByText('Natijalar:');
    expect(list.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Mexanik harakat 7-sinf (test topshirilgan, natija 80%)',
    );
    expect(list.queryByRole('heading', { level: 3, name: '7-sinf' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('without a hit says so', async () => {
    const { user, list, search } = await open();

    await user.type(search, 'kosmik kema');

    expect(await list.findByText('Hech narsa topilmadi')).toHaveRole('status');
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect(list.queryByText('Natijalar:')).not.toBeInTheDocument();
  });

  test('emptied shows the classes again', async () => {
    const { user, list, search, group } = await open();
    await user.type(search, 'om');
    await list.findByText('Natijalar:');

    await user.click(list.getByRole('button', { name: 'Qidiruvni tozalash' }));

    await waitFor(() => expect(group('7-sinf')).toBeVisible());
    expect(list.queryByText('Natijalar:')).not.toBeInTheDocument();
  });

  test('leads to the topic found', async () => {
    const { user, list, search, at } = await open();
    await user.type(search, 'joul');

    await user.click(await list.findByRole('link', { name: 'Joul–Lens qonuni 8-sinf' }));

    expect(at()).toBe('/learn?topic=22');
  });
});
