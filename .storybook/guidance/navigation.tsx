// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Breadcrumbs,
  Button,
  Icon,
  Inline,
  LinkButton,
  Pagination,
  Stack,
  Stepper,
  Text,
  TopBarLink,
} from '@zarra/ui-kit';
import { menu } from '@zarra/ui-kit/icons/menu';
import type { Guidance } from './guidance.js';

const link = (name: string) => (
  <a key={name} href="#sahifa">
    {name}
  </a>
);

const barLinks = (names: readonly string[], current?: string) => (
  <Inline gap="none">
    {names.map((name) => (
      <TopBarLink key={name} href="#sahifa" aria-current={name === current ? 'page' : undefined}>
        {name}
      </TopBarLink>
    ))}
  </Inline>
);

const menuButton = <Button variant="quiet" aria-label="Menyu" icon={<Icon path={menu} />} />;

/** A skip link is fixed to the top of the screen and hidden without focus: a link that looks like it. */
const skipLink = (label: string) => (
  <LinkButton href="#asosiy" variant="primary">
    {label}
  </LinkButton>
);

const pages = (count: number, previous = 'Oldingi', next = 'Keyingi') => (
  <Pagination
    label="Natijalar sahifalari"
    labels={{ previous, next, page: (page) => `${page}-sahifa` }}
    page={Math.min(5, count)}
    pages={count}
    hrefOf={(page) => `#sahifa-${page}`}
  />
);

// Inline size containment: without a width the stepper would be 0 px wide.
const steps = (titles: readonly string[]) => (
  <Stepper
    style={{ width: '100%' }}
    label="Parolni tiklash"
    steps={titles}
    current={1}
    stateLabels={{ done: 'bajarildi', current: 'hozirgi qadam', todo: 'navbatda' }}
  />
);

/** Navigation between pages and steps. */
export const navigation: Readonly<Record<string, Guidance>> = {
  Breadcrumbs: {
    anatomy: [
      ['Links', 'The parent pages, the topmost first.'],
      ['Separator', 'An arrow after each link, at the end of its line.'],
      ['Current page', 'The title of the page, as text without a link.'],
    ],
    examples: [
      {
        good: {
          text: 'Titles are complete; long ones wrap.',
          picture: (
            <Breadcrumbs label="Sahifaning oʻrni" current="Yorugʻlikning toʻla ichki qaytishi">
              {['Kurslar', 'Geometrik optika'].map(link)}
            </Breadcrumbs>
          ),
        },
        bad: {
          text: 'Shortened titles do not say where the links lead.',
          picture: (
            <Breadcrumbs label="Sahifaning oʻrni" current="Yorugʻlikning toʻ…">
              {['Kurs…', 'Geom…'].map(link)}
            </Breadcrumbs>
          ),
        },
      },
      {
        good: {
          text: 'It is on a page two or more levels deep and shows the levels that the bar does not have.',
          picture: (
            <Stack gap="sm">
              {barLinks(['Bosh sahifa', 'Kurslar'], 'Kurslar')}
              <Breadcrumbs label="Sahifaning oʻrni" current="Linzalar">
                {['Kurslar', 'Optika'].map(link)}
              </Breadcrumbs>
            </Stack>
          ),
        },
        bad: {
          text: 'It repeats the links of the bar above it.',
          picture: (
            <Stack gap="sm">
              {barLinks(['Bosh sahifa', 'Kurslar'], 'Kurslar')}
              <Breadcrumbs label="Sahifaning oʻrni" current="Kurslar">
                {link('Bosh sahifa')}
              </Breadcrumbs>
            </Stack>
          ),
        },
      },
    ],
    content: [
      'Each name is the title of its page, in the same words.',
      'The last item is the heading of the page: “Linzalar”, not “Siz shu yerdasiz: Linzalar”.',
      'Names are nouns without a verb: “Kurslar”, not “Kurslarga qaytish”.',
    ],
    accessibility: [
      'Announced as a navigation by its `label`, with a list of links. The last item is announced as the current page.',
      'The separators are not read. The name comes from `label` or from the `MessagesProvider`.',
    ],
  },
  Pagination: {
    anatomy: [
      [
        'Numbers',
        'The first page, the last page, and those around the current one. A frame marks the current page.',
      ],
      ['Gap', 'Replaces at least two pages. The number of items does not change from page to page.'],
      [
        'Previous, next',
        'Links to the neighbouring pages. At an end the link is muted and keeps its position.',
      ],
    ],
    examples: [
      {
        good: {
          text: 'A list of several hundred entries has pages.',
          picture: (
            <Stack>
              <Text size="sm">480 ta natija</Text>
              {pages(20)}
            </Stack>
          ),
        },
        bad: {
          text: 'A list of less than two hundred entries fits on one page.',
          picture: (
            <Stack>
              <Text size="sm">24 ta natija</Text>
              {pages(2)}
            </Stack>
          ),
        },
      },
      {
        good: {
          text: 'The labels name the position in the list.',
          picture: pages(20),
        },
        bad: {
          text: '“Orqaga” also means the previous page of the browser.',
          picture: pages(20, 'Orqaga', 'Davom etish'),
        },
      },
    ],
    content: [
      '“Oldingi” and “Keyingi”: one word each, without “sahifa”.',
      'The name of a number has the number first: “5-sahifa”.',
      'The `label` says which list it is: “Natijalar sahifalari”.',
    ],
    accessibility: [
      'Announced as a navigation by its `label`. A number is announced by its name, “5-sahifa”, the current one as the current page.',
      'The new entries are not announced: with `onPageChange` the application sets the focus on the heading of the list.',
      'Two navigations on one page need different labels.',
    ],
  },
  Stepper: {
    anatomy: [
      ['Marker', 'The number of the step, or a check mark after it is done. The current step is filled.'],
      ['Title', 'The name of the step. In a narrow container only that of the current step is visible.'],
      ['State', 'The state as a word under the title.'],
    ],
    examples: [
      {
        good: {
          text: 'A title is the name of the step.',
          picture: steps(['Pochta manzili', 'Xatdagi kod', 'Yangi parol']),
        },
        bad: {
          text: 'An instruction takes several lines and repeats the text of the page.',
          picture: steps([
            'Pochta manzilingizni yozing',
            'Pochtangizga kelgan xatdagi olti xonali tasdiqlash kodini kiriting',
            'Yangi parolni ikki marta yozing',
          ]),
        },
      },
      {
        good: {
          text: 'The page has its own buttons to go on and back.',
          picture: (
            <Stack gap="xl" style={{ width: '100%' }}>
              {steps(['Pochta manzili', 'Xatdagi kod', 'Yangi parol'])}
              <Inline>
                <Button>Orqaga</Button>
                <Button variant="primary">Davom etish</Button>
              </Inline>
            </Stack>
          ),
        },
        bad: {
          text: 'Without buttons the reader cannot continue: the steps are no navigation.',
          picture: steps(['Pochta manzili', 'Xatdagi kod', 'Yangi parol']),
        },
      },
    ],
    content: [
      'A title is a noun with at most two words: “Yangi parol”, not “Yangi parolni kiriting”.',
      'All titles have the same form.',
      'The states are short: “bajarildi”, “hozirgi qadam”, “navbatda”.',
    ],
    accessibility: [
      'Announced as a list by its `label`. Each title is read with its state, also where it is not visible.',
      'After a step the application sets the focus on the heading of the next page and changes the title of the document.',
    ],
  },
  'Page frame': {
    anatomy: [
      ['Skip link', 'The first link of the page, visible on focus.'],
      ['Top bar', 'The logo, the links, and the actions. Below 900 px the menu button replaces the links.'],
      ['Menu', 'A `Drawer` with the same links.'],
      ['Main content', 'One `main` element with the heading of the page.'],
      ['Footer', 'Columns of links, then a row with the copyright and the theme.'],
    ],
    examples: [
      {
        good: {
          text: 'The link to the current page is marked.',
          picture: barLinks(['Asosiy', 'Darslar', 'Aloqa'], 'Darslar'),
        },
        bad: {
          text: 'No link is marked: the bar does not show where the reader is.',
          picture: barLinks(['Asosiy', 'Darslar', 'Aloqa']),
        },
      },
      {
        good: {
          text: 'On a phone the bar has one action next to the menu button.',
          picture: (
            <Inline justify="between" style={{ width: '100%' }}>
              <strong>Zarra</strong>
              <Inline>
                <LinkButton href="#kirish">Kirish</LinkButton>
                {menuButton}
              </Inline>
            </Inline>
          ),
        },
        bad: {
          text: 'Several actions do not fit into the width of a phone.',
          picture: (
            <Inline justify="between" style={{ width: '100%' }}>
              <strong>Zarra</strong>
              <Inline>
                <LinkButton href="#yordam">Yordam</LinkButton>
                <LinkButton href="#kirish">Kirish</LinkButton>
                <LinkButton href="#royxat" variant="primary">
                  Roʻyxatdan oʻtish
                </LinkButton>
                {menuButton}
              </Inline>
            </Inline>
          ),
        },
      },
    ],
    content: [
      'A link of the bar is one or two words, the title of its page: “Simulyatsiyalar”.',
      'The menu has the same names in the same order as the bar.',
      'The title of a footer column is a noun: “Boʻlimlar”, “Aloqa”.',
    ],
    accessibility: [
      'Announced as the landmarks banner, navigation, main and content information.',
      'The application gives each `nav` an `aria-label` and the menu button a name, and sets `aria-current` on the current link.',
      '`main` has the `id` of the skip link and `tabIndex={-1}`. The titles of the footer columns are headings of level 2.',
    ],
  },
  SkipLink: {
    anatomy: [
      ['Surface', 'The accent colour, above the top bar. Only while the link has the focus.'],
      ['Label', 'The target: the main content.'],
    ],
    examples: [
      {
        good: {
          text: 'It is the first link of the page, before the links of the bar.',
          picture: (
            <Stack align="start">
              {skipLink('Asosiy mazmunga oʻtish')}
              {barLinks(['Asosiy', 'Darslar', 'Aloqa'])}
            </Stack>
          ),
        },
        bad: {
          text: 'It comes after the links that it should skip.',
          picture: (
            <Stack align="start">
              {barLinks(['Asosiy', 'Darslar', 'Aloqa'])}
              {skipLink('Asosiy mazmunga oʻtish')}
            </Stack>
          ),
        },
      },
      {
        good: {
          text: 'The label names the target.',
          picture: skipLink('Asosiy mazmunga oʻtish'),
        },
        bad: {
          text: 'The label does not say where the link leads.',
          picture: skipLink('Oʻtkazib yuborish'),
        },
      },
    ],
    content: [
      'It names the target: “Asosiy mazmunga oʻtish”, not “Oʻtkazib yuborish”.',
      'One line on a phone, without a full stop.',
    ],
    accessibility: [
      'Announced as a link, the first of the page. Screen readers read it also while it is not visible.',
      'The target is the main content with the `id` of the `href` and `tabIndex={-1}`: it receives the focus.',
    ],
  },
};
