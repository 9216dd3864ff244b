// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Avatar,
  Badge,
  Card,
  Chip,
  Heading,
  Icon,
  Inline,
  Prose,
  Stack,
  Stat,
  Table,
  Text,
  VisuallyHidden,
  type TableProps,
} from '@zarra/ui-kit';
import { arrowUpRight } from '@zarra/ui-kit/icons/arrow-up-right';
import type { Guidance } from './guidance.js';

interface Trial {
  readonly length: string;
  readonly period: string;
}
const pendulum: TableProps<Trial> = {
  caption: 'Mayatnik',
  columns: [
    { id: 'length', header: 'Uzunlik, m', cell: ({ length }) => length, numeric: true },
    { id: 'period', header: 'Davr, s', cell: ({ period }) => period, numeric: true },
  ],
  rows: [
    { length: '0,25', period: '1,00' },
    { length: '12,50', period: '7,09' },
  ],
  rowKey: ({ length }) => length,
  empty: '',
};
const rightAnswers = { label: 'Toʻgʻri javoblar', value: '17', unit: '/ 20' };
const relativeError = (tone: 'right' | 'wrong') => (
  <Stat
    label="Nisbiy xatolik"
    value="4,8"
    unit="%"
    change={{ text: 'oldin 3,6\u00a0% edi', direction: 'up', tone }}
  />
);
const announced = (text: string) => <Text tone="muted">Eshitiladi: “{text}”</Text>;
const categories = (optics: 'chart-teal' | 'chart-green') => (
  <Inline gap="lg">
    <Chip lineColor="chart-teal">Mexanika</Chip>
    <Chip lineColor={optics}>Optika</Chip>
  </Inline>
);
const headings = (second: 1 | 2) => (
  <Stack>
    <Heading level={1}>Tebranishlar</Heading>
    <Heading level={second}>Davr va chastota</Heading>
  </Stack>
);
const recipe = (
  <>
    <p>Davrni topish uchun kerak:</p>
    <ul>
      <li>ip uzunligi;</li>
      <li>erkin tushish tezlanishi.</li>
    </ul>
    <p>Natijani solishtiring.</p>
  </>
);

/** Cards, labels, tables, figures and text. */
export const content: Readonly<Record<string, Guidance>> = {
  Card: {
    anatomy: [
      ['Media', 'Optional: an image or drawing, cropped to 16:10.'],
      ['Badge', 'Optional: the type or state. Over the media, or above the title.'],
      ['Title', 'The name of the item. It contains the link.'],
      ['Description', 'Optional: one or two sentences.'],
      ['Footer', 'Optional: chips and actions. Aligned at the bottom in each row of cards.'],
    ],
    examples: [
      {
        good: {
          text: 'A card is one item of a list.',
          picture: (
            <Card
              linkArea="card"
              title={<a href="#mayatnik">Matematik mayatnik</a>}
              footer={<Chip lineColor="chart-teal">Mexanika</Chip>}
            >
              Ip uzunligini oʻzgartiring va tebranish davrini kuzating.
            </Card>
          ),
        },
        bad: {
          text: 'A message in a card looks like an item. Use `Alert`.',
          picture: <Card title="Aloqa yoʻq">Internetni tekshirib, qayta urinib koʻring.</Card>,
        },
      },
    ],
    content: [
      'The title is the name of the item, at most two lines: “Elektr dipol maydoni”.',
      'The description says what the reader does or learns. It does not repeat the title.',
      'At most two chips in the footer.',
    ],
    accessibility: [
      'An article with a heading. The application sets `titleLevel` so that no level is skipped.',
      'With `linkArea="card"` the link is still announced once, by the title.',
      'The application provides the alternative text of the media, and `Grid as="ul"` with `li` for the number of cards.',
    ],
  },
  Badge: {
    anatomy: [
      ['Background', 'The tone. It repeats the meaning of the text.'],
      ['Icon', 'Optional, before the text, in its size.'],
      ['Text', 'The type or state.'],
    ],
    examples: [
      {
        good: {
          text: 'The text says what the colour says.',
          picture: (
            <Inline>
              <Badge tone="right">Toʻgʻri</Badge>
              <Badge tone="wrong">Notoʻgʻri</Badge>
            </Inline>
          ),
        },
        bad: {
          text: 'Only the colour says which answer is right.',
          picture: (
            <Inline>
              <Badge tone="right">1-savol</Badge>
              <Badge tone="wrong">2-savol</Badge>
            </Inline>
          ),
        },
      },
    ],
    content: ['One or two words: “Yangi”, “Tekshirilmoqda”.', 'No full stop, no capitals except the first.'],
    accessibility: [
      'Announced as text in its place. The tone is not announced.',
      'A change of the text is not announced. The application provides a live region where it matters.',
    ],
  },
  Chip: {
    anatomy: [
      ['Line', 'The colour and dash pattern of the category in charts.'],
      ['Text', 'The name of the category.'],
    ],
    examples: [
      {
        good: {
          text: 'Each category has its own line.',
          picture: categories('chart-green'),
        },
        bad: {
          text: 'Two categories have the same line.',
          picture: categories('chart-teal'),
        },
      },
    ],
    content: ['The name of the category as in the menu: “Toʻlqinlar”.', 'One to three words, no full stop.'],
    accessibility: ['Announced as text. The line is hidden from screen readers.'],
  },
  Table: {
    anatomy: [
      ['Caption', 'What the table contains. Hidden where a heading says it.'],
      ['Column header', 'The quantity and its unit. A button where the column can be sorted.'],
      ['Checkbox', 'Optional: selects the row, in the header all rows.'],
      ['Row', 'One record. One column can hold the row headers.'],
      ['Empty text', 'Replaces the rows where there are none.'],
    ],
    examples: [
      {
        good: {
          text: 'Numbers are aligned at the end. The unit is in the header.',
          picture: <Table {...pendulum} />,
        },
        bad: {
          text: 'Aligned at the start, the numbers cannot be compared by their length, and each repeats the unit.',
          picture: (
            <Table
              {...pendulum}
              columns={[
                { id: 'length', header: 'Uzunlik', cell: ({ length }) => `${length}\u00a0m` },
                { id: 'period', header: 'Davr', cell: ({ period }) => `${period}\u00a0s` },
              ]}
            />
          ),
        },
      },
      {
        good: {
          text: 'The empty table names the reason and the next step.',
          picture: <Table {...pendulum} rows={[]} empty="Hali oʻlchov yoʻq. Tajribani boshlang." />,
        },
        bad: {
          text: 'The reader does not learn what to do.',
          picture: <Table {...pendulum} rows={[]} empty="Maʼlumot yoʻq" />,
        },
      },
    ],
    content: [
      'The caption names the data: “Mayatnik oʻlchovlari”.',
      'A header is a quantity with its unit after a comma: “Tezlik, m/s”.',
      'Decimal comma, and the same number of decimals in a column.',
      'A cell without a value has a dash, not 0.',
    ],
    accessibility: [
      'Announced by its caption, also as a region that scrolls. A cell is announced with the headers of its column and row.',
      'The application marks one column as `rowHeader`, and names the checkbox of each row with `rowLabel`.',
      'A sorted header is announced with its order. The application sorts the rows.',
    ],
  },
  Stat: {
    anatomy: [
      ['Label', 'The name of the quantity.'],
      ['Number', 'The largest text, with figures of equal width.'],
      ['Unit', 'Optional, after the number.'],
      ['Change', 'Optional: an arrow and a text that names the earlier value.'],
    ],
    examples: [
      {
        good: {
          text: 'The change names what it is compared to.',
          picture: (
            <Stat
              {...rightAnswers}
              change={{ text: 'oldingi testdan 3 ta koʻp', direction: 'up', tone: 'right' }}
            />
          ),
        },
        bad: {
          text: 'The reader does not know since when.',
          picture: <Stat {...rightAnswers} change={{ text: '+3', direction: 'up', tone: 'right' }} />,
        },
      },
      {
        good: {
          text: 'A larger error is worse: the arrow points up, the tone is wrong.',
          picture: relativeError('wrong'),
        },
        bad: {
          text: 'The tone follows the arrow, not the meaning.',
          picture: relativeError('right'),
        },
      },
    ],
    content: [
      'The label is a quantity: “Oʻrtacha tezlik”, without a colon.',
      'Decimal comma, and a narrow space between thousands.',
      'The text of the change says more or less: “oldingi testdan 3 ta koʻp”.',
    ],
    accessibility: [
      'Announced as a term with its descriptions: label, number with unit, change.',
      'The arrow and the colour are not announced: the text of the change must say them.',
    ],
  },
  Avatar: {
    anatomy: [
      ['Disc', 'A circle of 32, 40 or 64 px.'],
      ['Initials', 'Of the first two words of the name. A symbol of a person for a name without letters.'],
      ['Image', 'Optional. It covers the initials when it has loaded.'],
    ],
    examples: [
      {
        good: {
          text: 'The name is next to the initials.',
          picture: (
            <Stack gap="sm">
              <Inline>
                <Avatar name="Aziza Karimova" decorative /> Aziza Karimova
              </Inline>
              <Inline>
                <Avatar name="Anvar Komilov" decorative /> Anvar Komilov
              </Inline>
            </Stack>
          ),
        },
        bad: {
          text: 'Two people have the same initials.',
          picture: (
            <Inline>
              <Avatar name="Aziza Karimova" />
              <Avatar name="Anvar Komilov" />
            </Inline>
          ),
        },
      },
    ],
    content: [
      'First name, then surname, without a title or class.',
      'Oʻ and Gʻ with “ʻ”: the initials of “Oʻktam Gʻaniyev” are “OʻGʻ”.',
    ],
    accessibility: ['Announced as an image by the name; next to a visible name, set `decorative`.'],
  },
  Heading: {
    anatomy: [
      ['Text', 'The subject of the section.'],
      ['Size', 'That of the level, unless `size` sets another.'],
    ],
    examples: [
      {
        good: {
          text: 'One heading of level 1; sections have level 2.',
          picture: headings(2),
        },
        bad: {
          text: 'Two headings of level 1: the page has two subjects.',
          picture: headings(1),
        },
      },
    ],
    content: [
      'The subject in a few words: “Davr va chastota”.',
      'Sentence case, without a full stop. A question keeps its question mark.',
    ],
    accessibility: [
      'Announced with its level. Screen readers list the headings of a page.',
      'The application keeps the levels without gaps. `size` changes the font size only.',
    ],
  },
  Text: {
    anatomy: [
      ['Text', 'One paragraph or line.'],
      ['Colour', 'The text colour, or `muted` for secondary text.'],
    ],
    examples: [
      {
        good: {
          text: 'The main text has the size of body text.',
          picture: <Text>Davr ip uzunligiga bogʻliq.</Text>,
        },
        bad: {
          text: 'The main text is as small as a label.',
          picture: <Text size="xs">Davr ip uzunligiga bogʻliq.</Text>,
        },
      },
    ],
    content: ['One thought per paragraph.', 'Size `xs` is for labels of a few words, not for sentences.'],
    accessibility: [
      'Announced as a paragraph, or as the element of `as`.',
      'Size and colour are not announced. A heading is `Heading`, not large text.',
    ],
  },
  Prose: {
    anatomy: [
      ['Headings', 'More space above than below: they belong to the text that follows.'],
      ['Paragraphs and lists', 'Lines of at most about 70 characters.'],
      ['Quotation', 'A line at its start, muted text.'],
      ['Tables, code, formulas', 'Never wider than the screen.'],
    ],
    examples: [
      {
        good: {
          text: 'The blocks have the spaces of long text.',
          picture: <Prose>{recipe}</Prose>,
        },
        bad: {
          text: 'Without it the blocks have no space between them.',
          picture: <div>{recipe}</div>,
        },
      },
    ],
    content: [
      'A heading after every three to five paragraphs.',
      'The text of a link names its target, not “bu yerda”.',
      'Steps are a numbered list; each step begins with what to do.',
    ],
    accessibility: [
      'Announced as the native elements in it.',
      'The application provides the alternative texts of images, and `TableScroll` with a name around each table.',
      'Its headings continue the levels of the page.',
    ],
  },
  VisuallyHidden: {
    anatomy: [
      ['Visible element', 'An icon, a layout or a short text next to it.'],
      ['Hidden text', 'The same meaning in words. It takes no space.'],
    ],
    examples: [
      {
        good: {
          text: 'The icon is visible; the hidden text has the same meaning.',
          picture: (
            <Stack gap="xs">
              <Inline gap="xs">
                <a href="#kitob">
                  Qoʻshimcha oʻqish<VisuallyHidden> (yangi oynada ochiladi)</VisuallyHidden>
                </a>
                <Icon path={arrowUpRight} />
              </Inline>
              {announced('Qoʻshimcha oʻqish (yangi oynada ochiladi)')}
            </Stack>
          ),
        },
        bad: {
          text: 'Everyone needs the size of a file: here only screen readers announce it.',
          picture: (
            <Stack gap="xs">
              <a href="#fayl">
                Jadvalni yuklab olish<VisuallyHidden>{' (PDF, 2,4\u00a0MB)'}</VisuallyHidden>
              </a>
              {announced('Jadvalni yuklab olish (PDF, 2,4\u00a0MB)')}
            </Stack>
          ),
        },
      },
    ],
    content: [
      'As short as the icon that it replaces: “yangi oynada ochiladi”.',
      'It continues the visible text: together they are one sentence.',
    ],
    accessibility: [
      'Announced in its place in the text.',
      'It contains no links, buttons or fields: the keyboard focus would not be visible.',
    ],
  },
};
