// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Accordion,
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Icon,
  Inline,
  Menu,
  Stack,
  Stat,
  Tabs,
  Text,
  TextArea,
  TextField,
  TopBarLink,
} from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { printer } from '@zarra/ui-kit/icons/printer';
import { share } from '@zarra/ui-kit/icons/share';
import { trash } from '@zarra/ui-kit/icons/trash';
import type { ReactNode } from 'react';
import type { Guidance } from './guidance.js';

/** An open dialog: a picture cannot open a real one. */
const dialog = (title: ReactNode, content: ReactNode, actions?: ReactNode) => (
  <Stack>
    <Card title={title} footer={actions}>
      {content}
    </Card>
  </Stack>
);

/** The title of a dialog with its close button. */
const closable = (title: string) => (
  <Inline as="span" wrap={false} justify="between">
    {title}
    <Icon path={cross} />
  </Inline>
);

/** A side sheet next to the list of the page, with the row “Mars” selected. */
const sideSheet = (sheet: ReactNode) => (
  <Inline wrap={false} align="stretch" gap="lg">
    <div>
      {['Merkuriy', 'Venera', 'Yer', 'Mars', 'Yupiter', 'Saturn'].map((name) => (
        <Text key={name}>{name === 'Mars' ? <strong>{name}</strong> : name}</Text>
      ))}
    </div>
    <div>{sheet}</div>
  </Inline>
);

const tabs = (theory: string, experiment: string) => (
  <Stack>
    <Tabs
      label="Mayatnik haqida"
      items={[
        { id: 'nazariya', label: theory, content: 'Davr ip uzunligiga bogʻliq.' },
        { id: 'tajriba', label: experiment, content: 'Davrni oʻlchang.' },
      ]}
    />
  </Stack>
);

const accordion = (...titles: readonly string[]) => (
  <Accordion
    style={{ width: '100%' }}
    headingLevel={4}
    items={titles.map((title) => ({ id: title, title, content: '' }))}
  />
);

const tooltip = (text: string) => (
  <Stack gap="sm" align="center">
    <Badge>{text}</Badge>
    <Button>Qaytadan boshlash</Button>
  </Stack>
);

const menu = (...items: readonly (readonly [icon: string, label: string])[]) => (
  <Stack gap="sm" align="start">
    <Menu label="Amallar">{null}</Menu>
    {items.map(([icon, label]) => (
      <Inline key={label} wrap={false}>
        <Icon path={icon} />
        {label}
      </Inline>
    ))}
  </Stack>
);

const answers = (other: string, action: string, variant: 'primary' | 'danger' = 'primary') => (
  <Inline justify="end" style={{ width: '100%' }}>
    <Button>{other}</Button>
    <Button variant={variant}>{action}</Button>
  </Inline>
);

const deletion = answers('Bekor qilish', 'Oʻchirish', 'danger');

/** Dialogs, floating panels, and parts that show and hide content. */
export const disclosure: Readonly<Record<string, Guidance>> = {
  Modal: {
    anatomy: [
      ['Scrim', 'Covers the page behind. A click on it closes the modal, unless `backdropCloses` is false.'],
      ['Header', 'The title and the close button. It stays visible while the content scrolls.'],
      ['Body', 'The question, the result or the short form.'],
      ['Footer', 'Optional buttons, the main action last. It stays visible too.'],
    ],
    examples: [
      {
        good: {
          text: 'The title names the task, and the main button names its action.',
          picture: dialog(
            closable('Sinfga qoʻshilish'),
            <TextField label="Sinf kodi" />,
            answers('Bekor qilish', 'Qoʻshilish'),
          ),
        },
        bad: {
          text: 'The title asks nothing: “Ha” and “Yoʻq” are no answers to it.',
          picture: dialog(closable('Sinf'), <TextField label="Sinf kodi" />, answers('Yoʻq', 'Ha')),
        },
      },
    ],
    content: [
      'The title is a task or a question: “Sinfga qoʻshilish”, “Javoblar yuborilsinmi?”',
      'The main button has the verb of the title: “Qoʻshilish”, not “OK”.',
      'At most two buttons. The other one says what remains: “Testga qaytish”.',
    ],
    accessibility: [
      'Announced as a dialog by its title. The page behind cannot be read or focused.',
      'The close button needs a name: `closeLabel`, or the text of the `MessagesProvider`.',
      'The focus returns to the element that had it. If that element has been removed, the application sets the focus.',
    ],
  },
  AlertDialog: {
    anatomy: [
      ['Title', 'The question. There is no close button: the user answers or cancels.'],
      ['Description', 'The consequences of the step.'],
      ['Error', 'Optional: why the last confirmation failed and what to do.'],
      ['Cancel button', 'First in the footer. It has the focus at the start.'],
      ['Confirm button', 'The verb of the title. Red for a destructive step.'],
    ],
    examples: [
      {
        good: {
          text: 'The question names the object, the description the loss, the button the action.',
          picture: dialog(
            'Natija oʻchirilsinmi?',
            '“Mayatnik” tajribasining 12 ta oʻlchovi ham oʻchadi. Ularni qaytarib boʻlmaydi.',
            deletion,
          ),
        },
        bad: {
          text: 'The texts do not say what is deleted.',
          picture: dialog('Ishonchingiz komilmi?', 'Davom etishni xohlaysizmi?', answers('Yoʻq', 'Ha')),
        },
      },
      {
        good: {
          text: 'A step that can be undone happens at once, and the message offers the undo.',
          picture: (
            <Alert tone="success" action={<Button variant="quiet">Qaytarish</Button>}>
              Xatchoʻp olib tashlandi.
            </Alert>
          ),
        },
        bad: {
          text: 'A question before a harmless step costs time, and readers learn to confirm without reading.',
          picture: dialog(
            'Xatchoʻp olib tashlansinmi?',
            'Uni qayta qoʻyish mumkin.',
            answers('Bekor qilish', 'Olib tashlash', 'danger'),
          ),
        },
      },
    ],
    content: [
      'The title is a question about the object: “Natija oʻchirilsinmi?”, not “Ishonchingiz komilmi?”',
      'The description says what is lost and that it cannot be restored: “Ularni qaytarib boʻlmaydi.”',
      'The confirm button has the verb of the title: “Oʻchirish”, never “Ha”.',
      'The error says the reason and the next step: “Internet aloqasi uzildi. Qayta urinib koʻring.”',
    ],
    accessibility: [
      'Announced as an alert dialog by its title, with the description. An `error` is announced when it appears.',
      'With `busyLabel` the running action is announced too. The application handles a rejection and passes its message as `error`.',
      'If the confirmed step removes the element that had the focus, the application sets the focus afterwards.',
    ],
  },
  SideSheet: {
    anatomy: [
      ['Scrim', 'Covers the rest of the page. A strip of the page stays visible on a phone.'],
      ['Header', 'The title and the close button. It stays visible while the content scrolls.'],
      ['Body', 'The details, the filters or the settings, with the height of the screen.'],
      ['Footer', 'Optional buttons at the bottom edge, the main action last.'],
    ],
    examples: [
      {
        good: {
          text: 'It shows the details of one row. The title is the name of the row.',
          picture: sideSheet(
            <Card title={closable('Mars')}>
              <Stat label="Erkin tushish tezlanishi" value="3,7" unit="m/s²" />
              <Stat label="Oʻrtacha zichlik" value="3,9" unit="g/sm³" />
            </Card>,
          ),
        },
        bad: {
          text: 'A question leaves most of the sheet empty. Use `AlertDialog`.',
          picture: sideSheet(<Card title={closable('Natijalar oʻchirilsinmi?')} footer={deletion} />),
        },
      },
    ],
    content: [
      'The title is the name of the selected object or of the group of settings: “Mars”, “Filtrlar”.',
      'The buttons say what happens to the page: “Qoʻllash”, “Tozalash”.',
      'Long content has headings of its sections, not one long paragraph.',
    ],
    accessibility: [
      'Announced as a dialog by its title. The page behind cannot be read or focused.',
      'The close button needs a name: `closeLabel`, or the text of the `MessagesProvider`.',
      'After filters are applied, the application announces the new number of results.',
    ],
  },
  Popover: {
    anatomy: [
      ['Trigger', 'A button that opens and closes the panel.'],
      ['Title', 'The name of the panel. It can be hidden visually, but not omitted.'],
      ['Panel', 'A few controls, or a short explanation with a link. The page behind stays usable.'],
    ],
    examples: [
      {
        good: {
          text: 'A choice that takes effect at once. Closing the panel loses nothing.',
          picture: dialog(
            'Boʻlimlar',
            ['Mexanika', 'Optika'].map((name) => <Checkbox key={name} label={name} />),
          ),
        },
        bad: {
          text: 'A press outside closes the panel, and the text is lost. Use `Modal`.',
          picture: dialog(
            'Xato haqida xabar',
            <TextArea label="Nima notoʻgʻri?" rows={2} defaultValue="3-savolda kuch birligi…" />,
            <Button variant="primary">Yuborish</Button>,
          ),
        },
      },
    ],
    content: [
      'The title names the content: “Boʻlimlar”, not “Maʼlumot”.',
      'The label of the trigger says what opens: “Darslarni saralash”, “Oʻzlashtirish nima?”',
      'An explanation has at most two sentences. More text is behind a link.',
    ],
    accessibility: [
      'The trigger is announced as a button that is expanded or collapsed, the panel as a dialog by its title.',
      'A trigger with an icon alone needs `aria-label`.',
      'A change of the page behind is not announced: the application adds a live region, for example with the number of results.',
    ],
  },
  Drawer: {
    anatomy: [
      ['Scrim', 'Covers the page behind. A click on it closes the drawer.'],
      ['Header', 'The title and the close button.'],
      ['Content', 'The links of the menu or the filters. It scrolls from 80 % of the height of the screen.'],
    ],
    examples: [
      {
        good: {
          text: 'The menu of a phone, with the current page marked.',
          picture: dialog(
            closable('Menyu'),
            ['Asosiy', 'Simulyatsiyalar', 'Aloqa'].map((name, index) => (
              <TopBarLink key={name} layout="list" href="#sahifa" aria-current={index === 1 && 'page'}>
                {name}
              </TopBarLink>
            )),
          ),
        },
        bad: {
          text: 'A click outside closes the drawer: the question stays unanswered. Use `AlertDialog`.',
          picture: dialog(closable('Natija oʻchirilsinmi?'), 'Uni qaytarib boʻlmaydi.', deletion),
        },
      },
    ],
    content: [
      'The title is one word: “Menyu”, “Filtrlar”.',
      'The links have the same names and the same order as in the top bar.',
      'A label takes one line on a phone: at most three words.',
    ],
    accessibility: [
      'Announced as a dialog by its title. The page behind cannot be read or focused.',
      'The links of a menu are inside a `nav` with `aria-label`, and the link to the current page has `aria-current="page"`.',
      'With a router the application closes the drawer after a navigation and sets the focus on the new page.',
    ],
  },
  Tabs: {
    anatomy: [
      ['Tab list', 'The tabs in one row. It scrolls where it is too narrow.'],
      ['Tab', 'The label of a view, optionally after an icon. A line marks the selected tab.'],
      ['Panel', 'The content of the selected tab. Hidden panels keep their state.'],
    ],
    examples: [
      {
        good: {
          text: 'Labels of one or two words: all tabs are visible.',
          picture: tabs('Nazariya', 'Tajriba'),
        },
        bad: {
          text: 'Long labels move the second tab out of view.',
          picture: tabs('Matematik mayatnik nazariyasi bilan tanishish', 'Tajribani mustaqil oʻtkazish'),
        },
      },
    ],
    content: [
      'A label is a noun of one or two words: “Nazariya”, “Tajriba”, “Savollar”.',
      'All labels of a list have the same form: nouns only, or verbs only.',
      'No numbers before the labels: consecutive steps are a `Stepper`.',
    ],
    accessibility: [
      'The list is announced by its `label`, a tab with its position and whether it is selected, a panel by the label of its tab.',
      'A disabled tab cannot be focused. The application explains the reason in the text of the page.',
    ],
  },
  Accordion: {
    anatomy: [
      ['Title', 'Always visible: a question or the name of a section. A press opens and closes the item.'],
      ['Arrow', 'Points down while the item is closed, up while it is open.'],
      ['Content', 'The answer. Hidden while the item is closed.'],
    ],
    examples: [
      {
        good: {
          text: 'The rule that all readers need is visible; the optional details are closed.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Alert tone="warning">Zanjirni tok manbai uzilgan holda yigʻing.</Alert>
              {accordion('Ampermetr qanday ulanadi?')}
            </Stack>
          ),
        },
        bad: {
          text: 'The safety rule is closed: many readers do not open it.',
          picture: accordion('Xavfsizlik qoidasi', 'Ampermetr qanday ulanadi?'),
        },
      },
    ],
    content: [
      'A title is a question of the reader: “Test natijam saqlanadimi?”, not “Qoʻshimcha maʼlumot”.',
      'The first sentence of the content answers it: “Ha, natija sahifangizda qoladi.”',
      'Titles are understandable without the content and without the other titles.',
    ],
    accessibility: [
      'Each title is announced as expanded or collapsed. Not every screen reader also announces it as a heading.',
      'The application chooses the `headingLevel` that follows the outline of the page.',
    ],
  },
  Tooltip: {
    anatomy: [
      ['Target', 'A focusable element, usually a button.'],
      ['Bubble', 'A few words, above the target unless there is no space. It has no controls.'],
    ],
    examples: [
      {
        good: {
          text: 'It adds what the label does not say.',
          picture: tooltip('Barcha oʻlchovlar oʻchadi'),
        },
        bad: {
          text: 'It repeats the label.',
          picture: tooltip('Qaytadan boshlash'),
        },
      },
    ],
    content: [
      'A few words without a full stop: “Barcha oʻlchovlar oʻchadi”.',
      'It does not repeat the label of the target.',
      'Only text: a link or a button belongs in a `Popover`.',
    ],
    accessibility: [
      'The text is the description of the target: it is announced after the name, also while the bubble is hidden.',
      'The target must be focusable. A button with an icon alone still needs `aria-label`.',
      'A disabled `Button` cannot be focused: the application also gives the reason in the text of the page.',
    ],
  },
  Menu: {
    anatomy: [
      ['Button', 'Opens the list. An arrow follows the label; the icon can be alone.'],
      ['Item', 'An action with a verb, or a link. Optionally an icon before the label.'],
      ['Separator', 'A line between groups and before a destructive action.'],
      ['Destructive item', 'The last item, in red.'],
    ],
    examples: [
      {
        good: {
          text: 'The destructive action is the last and names its object.',
          picture: menu([printer, 'Chop etish'], [share, 'Ulashish'], [trash, 'Natijani oʻchirish']),
        },
        bad: {
          text: 'It is between two harmless actions, and the label does not say what is deleted.',
          picture: menu([printer, 'Chop etish'], [trash, 'Oʻchirish'], [share, 'Ulashish']),
        },
      },
    ],
    content: [
      'The label of an action is a verb with its object: “Natijani oʻchirish”. The label of a link is its target.',
      'The label of the button names the group: “Amallar”, not “Yana”.',
      'Each item takes one line: at most three words.',
    ],
    accessibility: [
      'The button is announced as a menu button that is expanded or collapsed, the list as a menu by the label of the button.',
      'With `hideLabel` the `label` remains the name. A disabled item can be focused and read.',
      'The result of an action is not announced: the application shows a toast or sets the focus.',
    ],
  },
};
