import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { ThemeStyles } from '@zarra/ui-kit';
import { userEvent } from 'storybook/test';
import { expectText } from './testing/expect-text.js';
import { declarations, figureJson } from './testing/figure-fixtures.js';
import { longTitle } from './testing/lesson-fixtures.js';
import { PracticeStory } from './testing/practice-story.js';

const meta = {
  title: 'Lessons/Practice',
  component: PracticeStory,
  args: { items: [] },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <>
        <ThemeStyles />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PracticeStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type =
  (text: string, unit = 'N'): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Javob' }), text);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Birlik' }), unit);
  };
const choose =
  (index: number): Play =>
  async ({ canvas }) => {
    const radios = await canvas.findAllByRole('radio');
    await userEvent.click(radios[index]!);
  };
const press =
  (name: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };
/** Plays the steps one after another. */
const steps =
  (...plays: readonly Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };
const check = press('Tekshirish');
const wrong = expectText('Notoʻgʻri javob berdingiz');
const right = expectText('Toʻgʻri javob berdingiz');

const numeric = aPracticeItem('numeric');
const choice = aPracticeItem('choice');

export const LoadFailed: Story = {
  args: { responses: { '/practice/': { status: 500 } } },
  play: expectText('Server topshiriqlarni bera olmadi. Birozdan soʻng qayta urinib koʻring.'),
};

/** Not the first story: that one waits for the modules as well, long enough for the text of a slow connection. */
export const Loading: Story = {
  args: { responses: { '/practice/': 'pending' } },
  play: expectText('Topshiriqlar yuklanmoqda…'),
};

export const UnknownScope: Story = {
  args: { scope: 'lesson:404' },
  play: expectText('Bunday mashq topilmadi'),
};

export const NothingToday: Story = {
  args: { scope: 'today', nextDueInDays: 2 },
  play: expectText('Bugunga takrorlash yoʻq'),
};

export const NothingYet: Story = {
  args: { scope: 'today' },
  play: expectText('Bugunga takrorlash yoʻq'),
};

export const NoMistakes: Story = {
  args: { scope: 'mistakes' },
  play: expectText('Takrorlanadigan xato yoʻq'),
};

export const NoItems: Story = { play: expectText('Bu darsda hozircha mashq yoʻq') };

export const BudgetUsed: Story = {
  args: { remaining: 0, nextDueInDays: 1 },
  play: expectText('Bugungi mashqlar tugadi'),
};

export const Numeric: Story = {
  args: { items: [numeric, choice], scope: 'today' },
  play: type('4,8', 'kN'),
};

export const NumericMissing: Story = {
  args: { items: [numeric] },
  play: steps(check, expectText('Javobni yozing.')),
};

/** The server cannot read the number; the text stays. */
export const NumericRejected: Story = {
  args: {
    items: [numeric],
    responses: {
      '/practice/answers/': { status: 400, body: { detail: 'Bu yerda kuch birligi kerak: N yoki kN.' } },
    },
  },
  play: steps(type('4,8 kg'), check, expectText('Bu yerda kuch birligi kerak: N yoki kN.')),
};

export const NumericWrong: Story = {
  args: { items: [numeric, choice] },
  play: steps(type('48', 'kN'), check, wrong),
};

export const NumericRight: Story = {
  args: { items: [numeric, choice] },
  play: steps(type('4,8 kN'), check, right),
};

export const QueuedOffline: Story = {
  args: { items: [numeric, choice], responses: { '/practice/answers/': 'offline' } },
  play: steps(
    type('4,8 kN'),
    check,
    expectText('Internet bilan aloqa yoʻq. Javobingiz saqlandi, aloqa tiklanishi bilan oʻzi tekshiriladi.'),
  ),
};

export const Checking: Story = {
  args: { items: [numeric], responses: { '/practice/answers/': 'pending' } },
  play: steps(type('4,8', 'kN'), check),
};

/** The variant was edited in the meantime. */
export const Gone: Story = {
  args: {
    items: [numeric, choice],
    responses: { '/practice/answers/': { status: 404, body: { detail: 'Bu topshiriq yangilandi.' } } },
  },
  play: steps(type('4,8', 'kN'), check, expectText('Bu topshiriq yangilandi.')),
};

export const Choice: Story = { args: { items: [choice] }, play: choose(1) };

export const ChoiceWrong: Story = {
  args: { items: [choice], outcome: { feedback: '["Tezlik yoʻlning vaqtga nisbati, yoʻlning oʻzi emas."]' } },
  play: steps(choose(1), check, wrong),
};

/** A wrong option that stands for an idea. */
export const WrongIdea: Story = {
  args: {
    items: [choice],
    outcome: {
      feedback: '["Tezlik yoʻlning vaqtga nisbati, yoʻlning oʻzi emas."]',
      ideas: [
        {
          key: 'ortacha-tezliklar',
          believes: 'Oʻrtacha tezlik tezliklarning oʻrta arifmetigiga teng deb oʻylanadi.',
          fails: 'Sekin qismda mashina uzoqroq vaqt yuradi, shuning uchun oʻrtacha tezlik kichikroq chiqadi.',
          try: 'Butun yoʻlni butun vaqtga boʻling.',
        },
      ],
    },
  },
  play: steps(choose(1), check, wrong),
};

export const Order: Story = {
  args: { items: [aPracticeItem('order')] },
  play: press('Yuqoriga: Piyoda – 5 km/h'),
};

export const OrderWrong: Story = {
  args: { items: [aPracticeItem('order')] },
  play: steps(check, wrong),
};

export const Match: Story = {
  args: { items: [aPracticeItem('match')] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('combobox');
    await userEvent.selectOptions(first!, 'B) metr');
  },
};

export const MatchWrong: Story = {
  args: { items: [aPracticeItem('match')] },
  play: async (context) => {
    const selects = await context.canvas.findAllByRole('combobox');
    for (const [row, value] of ['1', '0', '2'].entries()) await userEvent.selectOptions(selects[row]!, value);
    await steps(check, wrong)(context);
  },
};

/** Taps a point above the middle of the graph. */
const tap: Play = async ({ canvas }) => {
  const target = await canvas.findByRole('application');
  const { left, top, width, height } = target.getBoundingClientRect();
  const coords = { clientX: left + width * 0.55, clientY: top + height * 0.6 };
  await userEvent.pointer({ target, coords, keys: '[MouseLeft]' });
};

export const Point: Story = { args: { items: [aPracticeItem('point')] }, play: tap };

export const PointWrong: Story = {
  args: {
    items: [aPracticeItem('point')],
    outcome: { feedback: '["Bu nuqta grafikda emas: chiziqning oʻzini belgilang."]' },
  },
  play: steps(tap, check, wrong),
};

export const PointByName: Story = {
  args: { items: [aPracticeItem('point')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Joyni roʻyxatdan tanlash'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ikkinchi qism' }));
  },
};

const twoCurves = {
  image: null,
  alt: 'Ikki jismning tezlik grafigi.',
  graph: {
    x: { label: 't, s', from: 0, to: 20, step: 1 },
    y: { label: 'v, m/s', from: -0.4, to: 0.6, step: 0.2 },
    curves: [
      {
        name: 'Birinchi jism',
        points: [
          [0, -0.4],
          [20, 0.6],
        ] as [number, number][],
      },
      {
        name: 'Ikkinchi jism',
        points: [
          [0, 0.2],
          [20, 0.2],
        ] as [number, number][],
      },
    ],
  },
};

/** A choice about two curves with negative values. */
export const WithGraph: Story = {
  args: { items: [aPracticeItem('choice', { figure: twoCurves })] },
  play: expectText('Ikkinchi jism'),
};

const drawing = { image: null, graph: null, drawing: figureJson(declarations.lens), alt: '' };

/** A figure of the lesson, drawn for the numbers of the variant. */
export const WithDrawing: Story = {
  args: { items: [aPracticeItem('choice', { figure: drawing })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Chizmani oʻqish'));
    await expectText(/Buyum linzadan 30 cm uzoqda/)({ canvas });
  },
};

const longWord = 'Elektroensefalografiyadagitebranishlarningamplitudasinitaqqoslash'.repeat(2);

/** The longest texts an author may write, and a word longer than a line. */
export const LongTexts: Story = {
  args: {
    items: [
      aPracticeItem('match', {
        text: JSON.stringify([`${longTitle}. `.repeat(5).trim()]),
        left: [longTitle, longWord, 'Vaqt'].map((text) => JSON.stringify([text])),
        right: [longWord, `${longTitle}: ${longTitle}`, 'sekund'].map((text) => JSON.stringify([text])),
      }),
    ],
  },
  play: expectText('sekund'),
};

/** The end of a round: one wrong and one right answer. */
export const Summary: Story = {
  args: { items: [numeric, choice] },
  play: steps(
    type('48', 'kN'),
    check,
    press('Keyingisi'),
    choose(0),
    check,
    press('Natijani koʻrish'),
    expectText('2 ta topshiriqdan 1 tasi toʻgʻri'),
  ),
};
