import { screen, within } from '@testing-library/react';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { axe } from 'jest-axe';
import { button, renderPractice, setupPractice } from '../testing/render-practice.js';

const { server, open } = setupPractice();
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const check = async (user: ReturnType<typeof open>['user']) => {
  await user.click(button('Tekshirish'));
  await screen.findByText(/oʻgʻri javob berdingiz$/);
};

describe('choice', () => {
  test('options with formulas by keyboard; the wrong one is marked with its comment', async () => {
    const { user, container } = open([aPracticeItem('choice')]);
    const [first, second] = await screen.findAllByRole('radio');
    const idea = {
      key: 'teskari',
      believes: 'Vaqt yoʻlga boʻlinadi.',
      fails: 'Birligi boshqa.',
      try: 'Birlikni yozing.',
    };
    server().outcome = { feedback: '["Nisbat teskari olingan."]', ideas: [idea] };
    first!.focus();
    await user.keyboard(' {ArrowDown}');
    expect(second).toBeChecked();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName(/Qaysi formula tekis harakatda/);
    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'choice', option: 1 });
    expect(rows().slice(0, 3)).toEqual(['A)s=vtToʻgʻri javob', 'B)s=vtSizning javobingiz', 'C)s=tv']);
    expect(screen.getByText('Nisbat teskari olingan.')).toBeVisible();
    expect(screen.getByText('Vaqt yoʻlga boʻlinadi.', { exact: false })).toBeVisible();
    expect(screen.getByText('Birligi boshqa.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('without a choice a message names the fields', async () => {
    const { user } = open([aPracticeItem('choice')]);
    await screen.findAllByRole('radio');
    await user.click(button('Tekshirish'));
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Javoblardan birini tanlang.');
    expect(server().received).toEqual([]);
  });
});

describe('order', () => {
  test('buttons and arrow keys move an item, the focus stays on its button, and the place is announced', async () => {
    const { user, container } = open([aPracticeItem('order')]);
    const list = await screen.findByRole('list', { name: /Tezliklarni eng kichigidan/ });
    const texts = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(texts()).toEqual(['1.Velosiped – 18 km/h', '2.Piyoda – 5 km/h', '3.Avtobus – 60 km/h']);
    expect(await axe(container)).toHaveNoViolations();

    await user.click(button('Yuqoriga: Piyoda – 5 km/h'));
    expect(texts()).toEqual(['1.Piyoda – 5 km/h', '2.Velosiped – 18 km/h', '3.Avtobus – 60 km/h']);
    expect(button('Yuqoriga: Piyoda – 5 km/h')).toHaveFocus();
    expect(screen.getByText('Piyoda – 5 km/h: 3 tadan 1-oʻrinda')).toHaveAttribute('role', 'status');

    await user.keyboard('{ArrowUp}');
    expect(texts()[0]).toBe('1.Piyoda – 5 km/h');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(texts()).toEqual(['1.Velosiped – 18 km/h', '2.Avtobus – 60 km/h', '3.Piyoda – 5 km/h']);
    expect(button('Yuqoriga: Piyoda – 5 km/h')).toHaveFocus();

    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'order', order: [0, 2, 1] });
    expect(rows().slice(0, 3)).toEqual([
      '1.Piyoda – 5 km/hSizda 3-oʻrinda',
      '2.Velosiped – 18 km/hSizda 1-oʻrinda',
      '3.Avtobus – 60 km/hSizda 2-oʻrinda',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('the order is restored after a reload', async () => {
    const { user, unmount } = open([aPracticeItem('order')]);
    await user.click(await screen.findByRole('button', { name: 'Pastga: Velosiped – 18 km/h' }));
    unmount();
    renderPractice();
    await screen.findByText('Velosiped – 18 km/h');
    expect(rows()[1]).toBe('2.Velosiped – 18 km/h');
  });
});

describe('match', () => {
  const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

  test('one answer for each row; an answer that is chosen again leaves its row', async () => {
    const { user, container } = open([aPracticeItem('match')]);
    await screen.findAllByRole('combobox');
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(select(/Yoʻl/), 'B) metr');
    await user.selectOptions(select(/Vaqt/), 'B) metr');
    expect(select(/Yoʻl/)).toHaveDisplayValue('Tanlang');
    expect(screen.getByText('B javobi 1-qatordan olindi')).toHaveAttribute('role', 'status');

    await user.click(button('Tekshirish'));
    expect(select(/Yoʻl/)).toBeInvalid();
    expect(select(/Yoʻl/)).toHaveAccessibleDescription('Javob tanlang.');
    expect(select(/Vaqt/)).toBeValid();

    await user.selectOptions(select(/Yoʻl/), 'C) sekund');
    await user.selectOptions(select(/Tezlik/), 'A) metr taqsim sekund');
    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'match', pairs: [2, 1, 0] });
    expect(rows().slice(0, 3)).toEqual([
      '1.Yoʻl — metrSiz tanladingiz: sekund',
      '2.Vaqt — sekundSiz tanladingiz: metr',
      '3.Tezlik — metr taqsim sekund',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('point', () => {
  /** jsdom has no layout: the area of the graph is 200 × 100 px at (100, 50). */
  const mockLayout = () =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100));
  const target = () => screen.findByRole('application', { name: /^Joyni belgilash/ });

  test('a tap on the graph chooses values of its axes', async () => {
    const { user, container } = open([aPracticeItem('point')]);
    mockLayout();
    await user.pointer({ target: await target(), coords: { x: 200, y: 75 }, keys: '[MouseLeft]' });
    expect(screen.getByText('Belgilangan joy: t = 5 s, s = 45 m')).toHaveAttribute('role', 'status');
    expect(await axe(container)).toHaveNoViolations();
    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'point', at: { x: 5, y: 45 } });
    expect(rows().slice(0, 2)).toEqual(['t = 5 s, s = 45 mSizning javobingiz', 'Ikkinchi qismToʻgʻri joy']);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('the arrow keys start in the middle and move the point, not beyond the axes', async () => {
    const { user } = open([aPracticeItem('point')]);
    (await target()).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Belgilangan joy: t = 5 s, s = 30 m')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}{ArrowRight}');
    expect(screen.getByText('Belgilangan joy: t = 5,1 s, s = 36,6 m')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowRight>9/}{/Shift}');
    expect(screen.getByText('Belgilangan joy: t = 10 s, s = 36,6 m')).toBeVisible();
  });

  test('a named place from the list, without pointing', async () => {
    const { user } = open([aPracticeItem('point')]);
    await user.click(await screen.findByText('Joyni roʻyxatdan tanlash'));
    await user.click(screen.getByRole('radio', { name: 'Ikkinchi qism' }));
    expect(screen.getByText('Belgilangan joy: Ikkinchi qism')).toBeVisible();
    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'point', at: { region: 2 } });
    expect(screen.getByText('Toʻgʻri javob berdingiz')).toBeVisible();
  });

  test('on an image the point is in per cent', async () => {
    const figure = { image: '/media/rasm.png', graph: null, alt: 'Richag rasmi' };
    const { user } = open([aPracticeItem('point', { figure })]);
    mockLayout();
    await user.pointer({ target: await target(), coords: { x: 150, y: 75 }, keys: '[MouseLeft]' });
    expect(screen.getByText('Belgilangan joy: chapdan 25 %, yuqoridan 25 %')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Richag rasmi' })).toHaveAttribute('src', '/media/rasm.png');
    await check(user);
    expect(server().received[0]?.answer).toEqual({ kind: 'point', at: { x: 25, y: 25 } });
  });
});
