// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Divider,
  Grid,
  Heading,
  Inline,
  Stack,
  Text,
} from '@zarra/ui-kit';
import type { Guidance } from './guidance.js';

const topics = (
  <>
    <Badge>Tebranish va toʻlqinlar</Badge>
    <Badge>Molekulyar fizika</Badge>
    <Badge>Kvant fizikasi</Badge>
  </>
);

/** Rows, columns, page widths and lines. */
export const layout: Readonly<Record<string, Guidance>> = {
  Stack: {
    anatomy: [
      ['Items', 'Below each other, as wide as the stack unless `align` says otherwise.'],
      ['Gap', 'The same space between all items: 0 to 32 px.'],
    ],
    examples: [
      {
        good: {
          text: 'A small gap inside a group, a large gap between groups.',
          picture: (
            <Stack gap="xl">
              <Stack gap="xs">
                <Text>Tezlik</Text>
                <Text tone="muted">Vaqt birligidagi koʻchish</Text>
              </Stack>
              <Stack gap="xs">
                <Text>Tezlanish</Text>
                <Text tone="muted">Tezlikning oʻzgarish jadalligi</Text>
              </Stack>
            </Stack>
          ),
        },
        bad: {
          text: 'One gap for all: the groups are not visible.',
          picture: (
            <Stack gap="lg">
              <Text>Tezlik</Text>
              <Text tone="muted">Vaqt birligidagi koʻchish</Text>
              <Text>Tezlanish</Text>
              <Text tone="muted">Tezlikning oʻzgarish jadalligi</Text>
            </Stack>
          ),
        },
      },
      {
        good: {
          text: 'A button at the start keeps its width.',
          picture: (
            <Stack align="start" style={{ width: '100%' }}>
              <Text>Javoblar saqlandi.</Text>
              <Button size="sm">Natijani koʻrish</Button>
            </Stack>
          ),
        },
        bad: {
          text: 'A short action after a text has the full width of the section.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Text>Javoblar saqlandi.</Text>
              <Button size="sm">Natijani koʻrish</Button>
            </Stack>
          ),
        },
      },
    ],
    content: [
      'The order of the items in the code is the order of reading.',
      'More than two groups need headings, not only larger gaps.',
    ],
    accessibility: [
      'Not announced: a stack has no role of its own.',
      'For a list set `as="ul"` with `li` items: the number of items is then announced.',
    ],
  },
  Inline: {
    anatomy: [
      ['Items', 'In a row, centred vertically unless `align` says otherwise.'],
      ['Gap', 'The same space between the items and between the rows.'],
    ],
    examples: [
      {
        good: {
          text: 'Items that do not fit continue in another row.',
          picture: <Inline style={{ width: '15rem' }}>{topics}</Inline>,
        },
        bad: {
          text: 'Without wrapping each item is squeezed into several lines.',
          picture: (
            <Inline wrap={false} style={{ width: '15rem' }}>
              {topics}
            </Inline>
          ),
        },
      },
      {
        good: {
          text: 'The buttons of a form are next to each other.',
          picture: (
            <Inline style={{ width: '100%' }}>
              <Button variant="primary">Saqlash</Button>
              <Button variant="quiet">Bekor qilish</Button>
            </Inline>
          ),
        },
        bad: {
          text: 'The remaining space is between the buttons of one form: the second is easily missed.',
          picture: (
            <Inline justify="between" style={{ width: '100%' }}>
              <Button variant="primary">Saqlash</Button>
              <Button variant="quiet">Bekor qilish</Button>
            </Inline>
          ),
        },
      },
    ],
    content: [
      'The main action is first.',
      'Short labels: a row of long ones is a column on a phone.',
      'A heading has one link next to it: “Barchasi”.',
    ],
    accessibility: [
      'Not announced: it has no role of its own. The order in the code is the order of the focus.',
      'For a list set `as="ul"` with `li` items, for links `as="nav"` with an `aria-label`.',
    ],
  },
  Grid: {
    anatomy: [
      ['Cells', 'Of equal width, and of equal height in a row.'],
      ['Columns', 'As many as fit into the container, up to `columns`.'],
      ['Gap', '20 px between rows and columns.'],
    ],
    examples: [
      {
        good: {
          text: 'All cells have the same width.',
          picture: (
            <Grid cell="narrow" style={{ width: '100%' }}>
              <Card title={<a href="#bosim">Bosim</a>} />
              <Card title={<a href="#induksiya">Elektromagnit induksiya</a>} />
            </Grid>
          ),
        },
        bad: {
          text: 'In a row that wraps each card is as wide as its text.',
          picture: (
            <Inline align="start" style={{ width: '100%' }}>
              <Card title={<a href="#bosim">Bosim</a>} />
              <Card title={<a href="#induksiya">Elektromagnit induksiya</a>} />
            </Inline>
          ),
        },
      },
      {
        good: {
          text: 'The message is above the list.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Alert>Yangi tajriba qoʻshildi.</Alert>
              <Grid cell="narrow">
                <Card title={<a href="#bosim">Bosim</a>} />
                <Card title={<a href="#kuch">Kuch</a>} />
              </Grid>
            </Stack>
          ),
        },
        bad: {
          text: 'The message has the place of a card.',
          picture: (
            <Grid cell="narrow" style={{ width: '100%' }}>
              <Card title={<a href="#bosim">Bosim</a>} />
              <Alert>Yangi tajriba qoʻshildi.</Alert>
              <Card title={<a href="#kuch">Kuch</a>} />
            </Grid>
          ),
        },
      },
    ],
    content: [
      'Texts of one length in the cells: a long one leaves empty space in its row.',
      'The order is useful by rows: newest first, or by class and topic.',
    ],
    accessibility: [
      'The cells are announced in the order of the code, row by row.',
      'For a list of cards set `as="ul"` with `li` cells: the number of cards is then announced.',
    ],
  },
  Container: {
    anatomy: [
      ['Content', 'At most 1,200 px wide, or 720 px for long text. Centred.'],
      ['Padding', '16 px at the sides on a phone, then 24 px.'],
    ],
    examples: [
      {
        good: {
          text: 'One container per section: heading and text start at one line.',
          picture: (
            <Container>
              <Heading level={3}>Inersiya</Heading>
              <Text>Jism tezligini saqlashga intiladi.</Text>
            </Container>
          ),
        },
        bad: {
          text: 'A container inside a container doubles the padding: the text is indented.',
          picture: (
            <Container>
              <Heading level={3}>Inersiya</Heading>
              <Container>
                <Text>Jism tezligini saqlashga intiladi.</Text>
              </Container>
            </Container>
          ),
        },
      },
    ],
    content: [
      'A lesson or an article has the width `text`: longer lines are hard to read.',
      'Lists of cards, tables and simulations have the width `content`.',
    ],
    accessibility: [
      'Not announced: it has no role of its own. The application sets `as="main"` once per page.',
      'A section with `as="section"` is a landmark only with a name: `aria-labelledby` with the id of its heading.',
    ],
  },
  Divider: {
    anatomy: [
      ['Line', 'One hairline, as long as its stack or as high as its row.'],
      ['Label', 'Optional, in the middle: “yoki”, or the name of what follows.'],
    ],
    examples: [
      {
        good: {
          text: 'A line between two subjects without headings.',
          picture: (
            <Stack>
              <Text>Kuch taʼsir etmasa, jism tezligini saqlaydi.</Text>
              <Divider />
              <Text>Tezlanish kuchga toʻgʻri proporsional.</Text>
            </Stack>
          ),
        },
        bad: {
          text: 'A line above each heading: the space of the heading is enough.',
          picture: (
            <Stack>
              <Divider />
              <Heading level={4}>Birinchi qonun</Heading>
              <Text>Kuch taʼsir etmasa, jism tezligini saqlaydi.</Text>
              <Divider />
              <Heading level={4}>Ikkinchi qonun</Heading>
              <Text>Tezlanish kuchga toʻgʻri proporsional.</Text>
            </Stack>
          ),
        },
      },
      {
        good: {
          text: 'The label is one word.',
          picture: (
            <Stack>
              <Button variant="primary">Telefon raqami bilan kirish</Button>
              <Divider label="yoki" />
              <Button>Elektron pochta bilan kirish</Button>
            </Stack>
          ),
        },
        bad: {
          text: 'The label is a sentence, and hardly any line remains.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Button variant="primary">Telefon raqami bilan kirish</Button>
              <Divider label="Telefon raqamingiz boʻlmasa, quyidagi usuldan foydalanib kiring" />
              <Button>Elektron pochta bilan kirish</Button>
            </Stack>
          ),
        },
      },
    ],
    content: [
      'A label between two alternatives is “yoki”, in lower case.',
      'Another label is the name of what follows, in one to three words, without a full stop.',
    ],
    accessibility: [
      'Announced as a separator, then the label as text.',
      'With `decorative` the line is not announced; the label still is.',
    ],
  },
};
