// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Alert,
  Button,
  Divider,
  EmptyState,
  Heading,
  Icon,
  Inline,
  Pending,
  ProgressBar,
  ProgressLine,
  Skeleton,
  Spinner,
  Stack,
  Text,
  ThemeSwitch,
  type ProgressBarProps,
} from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { moon } from '@zarra/ui-kit/icons/moon';
import { searchCross } from '@zarra/ui-kit/icons/search-cross';
import { unplug } from '@zarra/ui-kit/icons/unplug';
import { styled } from 'styled-components';
import type { Guidance } from './guidance.js';

// `ProgressLine` is fixed to the screen: `contain` fixes it to the picture.
const Page = styled.div`
  contain: layout;
  width: 100%;
  padding: var(--ui-space-5) var(--ui-space-4);
  border: var(--ui-hairline);
  background: var(--ui-color-page);
`;

const ToastFrame = styled(Alert)`
  flex-wrap: nowrap;
  border: var(--ui-hairline);
  background: var(--ui-color-surface);
  box-shadow: var(--ui-shadow);
`;
const successToast = (text: string) => (
  <ToastFrame tone="success" action={<Icon path={cross} />}>
    {text}
  </ToastFrame>
);

const wideBar = (props: ProgressBarProps) => (
  <Stack style={{ width: '100%' }}>
    <ProgressBar {...props} />
  </Stack>
);

const retry = { onRetry: () => undefined, retryLabel: 'Qayta urinish' };

const pressure = (
  <>
    <Heading level={4}>Bosim</Heading>
    <Text size="sm">Bosim — yuzaga tik taʼsir etuvchi kuchning shu yuzaga nisbati.</Text>
  </>
);

/** Loading, progress and messages. */
export const status: Readonly<Record<string, Guidance>> = {
  Skeleton: {
    anatomy: [
      ['Shape', 'That of the content: lines, title, button, chip, circle, media or the whole container.'],
      ['Animation', 'The opacity changes slowly. None with reduced motion.'],
    ],
    examples: [
      {
        good: {
          text: 'The placeholder above has the shape of the content below.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
              <Divider decorative />
              {pressure}
            </Stack>
          ),
        },
        bad: {
          text: 'The placeholder is larger than the content: the page moves when the text arrives.',
          picture: (
            <Stack style={{ width: '100%' }}>
              <Skeleton shape="media" />
              <Divider decorative />
              {pressure}
            </Stack>
          ),
        },
      },
    ],
    content: [
      'It has no text. The announced text names the content: “Darslar yuklanmoqda…”.',
      'A failure replaces it by `Alert` or `EmptyState`.',
    ],
    accessibility: [
      'Hidden from screen readers.',
      'The application announces once, in a live region, what is loading.',
    ],
  },
  EmptyState: {
    anatomy: [
      ['Icon', 'Optional: the kind of state.'],
      ['Title', 'What is missing.'],
      ['Text', 'The reason and the next step.'],
      ['Action', 'One button for the next step.'],
    ],
    examples: [
      {
        good: {
          text: 'It names the next step and offers it.',
          picture: (
            <EmptyState
              icon={<Icon path={searchCross} />}
              title="Hech narsa topilmadi"
              text="Boshqa soʻz bilan qidirib koʻring."
              action={<Button>Qidiruvni tozalash</Button>}
            />
          ),
        },
        bad: {
          text: 'The reader does not learn what to do.',
          picture: <EmptyState icon={<Icon path={searchCross} />} title="Hech narsa topilmadi" />,
        },
      },
      {
        good: {
          text: 'After a failed load it says so and offers a retry.',
          picture: (
            <EmptyState
              icon={<Icon path={unplug} />}
              title="Roʻyxat yuklanmadi"
              text="Internetni tekshirib, qayta urinib koʻring."
              action={<Button>Qayta urinish</Button>}
            />
          ),
        },
        bad: {
          text: 'The load has failed, but the text says that there are no lessons.',
          picture: (
            <EmptyState
              icon={<Icon path={unplug} />}
              title="Hali dars yoʻq"
              text="Darslar shu yerda koʻrinadi."
            />
          ),
        },
      },
    ],
    content: [
      'The title says what is missing, without a full stop: “Hech narsa topilmadi”.',
      'The text has one or two sentences, the last one with the next step.',
      'The button is a verb: “Qidiruvni tozalash”.',
    ],
    accessibility: [
      'Announced as a heading with text and button. The icon is hidden.',
      'Its appearance is not announced. The application announces the result of a search in a live region.',
      'The application sets `titleLevel` so that no level is skipped.',
    ],
  },
  Alert: {
    anatomy: [
      ['Icon', 'The tone, for readers who do not see the colours.'],
      ['Title', 'Optional: the summary in a few words.'],
      ['Text', 'What happened and what to do.'],
      ['Action', 'Optional: one button.'],
    ],
    examples: [
      {
        good: {
          text: 'It says what happened and what to do.',
          picture: (
            <Alert tone="error" title="Video yuklanmadi" action={<Button size="sm">Qayta urinish</Button>}>
              Internetni tekshirib, qayta urinib koʻring.
            </Alert>
          ),
        },
        bad: {
          text: 'It names neither the object nor the next step.',
          picture: <Alert tone="error">Xatolik yuz berdi.</Alert>,
        },
      },
      {
        good: {
          text: 'A hint has the tone info.',
          picture: <Alert>Natijalar tizimga kirganingizdan keyin saqlanadi.</Alert>,
        },
        bad: {
          text: 'A hint with the tone error looks like a failure.',
          picture: <Alert tone="error">Natijalar tizimga kirganingizdan keyin saqlanadi.</Alert>,
        },
      },
    ],
    content: [
      'First what happened, then the next step.',
      'The title has no full stop; the text has full sentences.',
      'No codes, no blame, no exclamation marks.',
    ],
    accessibility: [
      'Without `role` it is text in its place, without an announcement.',
      'For a message that appears later the application sets `role`: `alert` for a failure, `status` otherwise. For `status` the element must be on the page before its text.',
      'The icon is hidden: the text must say whether it is a failure.',
    ],
  },
  Pending: {
    anatomy: [
      ['Text', 'What is loading.'],
      ['Slow text', 'Optional: the reason, after ten seconds.'],
      ['Retry', 'A quiet button after a failure. It stays, busy, while the load is repeated.'],
    ],
    examples: [
      {
        good: {
          text: 'The text names what is loading.',
          picture: <Pending text="Kategoriyalar yuklanmoqda…" failed={false} {...retry} />,
        },
        bad: {
          text: 'The text does not say what the wait is for.',
          picture: <Pending text="Iltimos, kuting…" failed={false} {...retry} />,
        },
      },
    ],
    content: [
      'While loading: the object and “yuklanmoqda…”.',
      'After a failure the application passes another text, which is then true: “Qurilmalar yuklanmadi.”.',
      'The slow text gives the reason: “Aloqa sekin, kutilmoqda…”.',
    ],
    accessibility: [
      'The slow text is announced when it appears. A failure is not announced: the application announces it.',
      'The button keeps the focus while the load is repeated. When loaded content replaces it, the application moves the focus.',
    ],
  },
  ProgressLine: {
    anatomy: [
      ['Line', 'Over the page, at the top of the screen.'],
      ['Moving part', 'Moves along the line. With reduced motion it fills the line.'],
    ],
    examples: [
      {
        good: {
          text: 'The next page is loading. The present one stays readable.',
          picture: (
            <Page>
              <ProgressLine active label="Sahifa yuklanmoqda" />
              <Stack gap="xs">{pressure}</Stack>
            </Page>
          ),
        },
        bad: {
          text: 'Only the results are loading, but the line is far from them.',
          picture: (
            <Page>
              <ProgressLine active label="Natijalar yuklanmoqda" />
              <Stack gap="xs">
                {pressure}
                <Heading level={4}>Natijalar</Heading>
              </Stack>
            </Page>
          ),
        },
      },
    ],
    content: [
      'It has no visible text. `label` names what is loading: “Sahifa yuklanmoqda”.',
      'After a failure the line ends, and a message says so.',
    ],
    accessibility: [
      'Announced as a progress bar by its label, without a value. Its appearance is not announced.',
      'The application announces the new page: it moves the focus to the main content.',
    ],
  },
  ProgressBar: {
    anatomy: [
      ['Label', 'The name of the task.'],
      ['Value', 'Optional: the progress as text.'],
      ['Bar', 'The completed part. Without a value, a part that moves from side to side.'],
    ],
    examples: [
      {
        good: {
          text: 'The parts are counted.',
          picture: wideBar({ label: 'Test', value: 12, max: 20, valueText: '12 / 20 savol' }),
        },
        bad: {
          text: 'A percentage does not say how many questions remain.',
          picture: wideBar({ label: 'Test', value: 12, max: 20, valueText: '60\u00a0%' }),
        },
      },
      {
        good: {
          text: 'Without a known total the bar has no value.',
          picture: wideBar({ label: 'Fayl yuborilmoqda' }),
        },
        bad: {
          text: 'The total is not known: the value is invented, and stays at 99 %.',
          picture: wideBar({ label: 'Fayl yuborilmoqda', value: 0.99, valueText: '99\u00a0%' }),
        },
      },
    ],
    content: ['The label is the task: “Fayl yuborilmoqda”.', 'The value has its unit: “12 / 20 savol”.'],
    accessibility: [
      'Announced as a progress bar by its label, with `valueText` or a percentage. A hidden label is announced too.',
      'The end of the task is not announced. The application announces it.',
    ],
  },
  Spinner: {
    anatomy: [
      ['Ring', 'In the size of the text next to it, or 40 px alone. Its gap shows the rotation.'],
      ['Text next to it', 'Not part of the component: what the wait is for.'],
    ],
    examples: [
      {
        good: {
          text: 'The text next to it says what the wait is for.',
          picture: (
            <Inline>
              <Spinner label="Yuklanmoqda" /> Tajriba ochilmoqda…
            </Inline>
          ),
        },
        bad: {
          text: 'Three spinners for one list.',
          picture: (
            <Stack>
              <Spinner label="Yuklanmoqda" />
              <Spinner label="Yuklanmoqda" />
              <Spinner label="Yuklanmoqda" />
            </Stack>
          ),
        },
      },
    ],
    content: [
      'The label names what is loading: “Tajriba ochilmoqda”.',
      'After ten seconds a text gives the reason: “Aloqa sekin, kutilmoqda…”.',
    ],
    accessibility: [
      'Announced as a progress bar by its label, without a value. Its appearance is not announced.',
      'The application announces a long wait and its end in a live region.',
    ],
  },
  Toast: {
    anatomy: [
      ['Icon', 'The tone, for readers who do not see the colours.'],
      ['Text', 'What happened.'],
      ['Close', 'A button that removes the toast before its time.'],
    ],
    examples: [
      {
        good: {
          text: 'It confirms an action: nothing is lost when it closes.',
          picture: successToast('Xabaringiz yuborildi.'),
        },
        bad: {
          text: 'The code is needed later, but the toast closes after three seconds.',
          picture: successToast('Sinf ochildi. Oʻquvchilar uchun kod: 482 915.'),
        },
      },
      {
        good: {
          text: 'One short sentence.',
          picture: successToast('Natija saqlandi.'),
        },
        bad: {
          text: 'Three sentences cannot be read in three seconds.',
          picture: successToast(
            'Natija saqlandi. Uni hisobingizdagi natijalar roʻyxatida koʻrishingiz mumkin. Roʻyxatni chop etish uchun natijani oching va yuqoridagi tugmani bosing.',
          ),
        },
      },
    ],
    content: [
      'One sentence of at most ten words, with a full stop: “Xabaringiz yuborildi.”.',
      'A failure also names the next step: “Xabar yuborilmadi. Internet aloqasini tekshiring.”.',
      'No actions and no links: the toast disappears.',
    ],
    accessibility: [
      'The text is announced when it appears; an error interrupts. The focus does not move.',
      'The application shows important information on the page too, and sets a longer `duration` of the provider where the texts are longer.',
    ],
  },
  ThemeSwitch: {
    anatomy: [
      ['System', 'A screen: the theme of the device.'],
      ['Light', 'A sun.'],
      ['Dark', 'A moon.'],
    ],
    examples: [
      {
        good: {
          text: 'The three choices and the present one are visible.',
          picture: (
            <ThemeSwitch
              labels={{ legend: 'Mavzu', system: 'Tizimdagidek', light: 'Yorugʻ', dark: 'Qorongʻi' }}
            />
          ),
        },
        bad: {
          text: 'One button does not show the present choice, and the theme of the device cannot be chosen again.',
          picture: <Button icon={<Icon path={moon} />} aria-label="Qorongʻi mavzu" />,
        },
      },
    ],
    content: [
      'The names are “Tizimdagidek”, “Yorugʻ” and “Qorongʻi”. The legend is “Mavzu”.',
      'No explanation next to it: the effect is visible at once.',
    ],
    accessibility: [
      'Announced as a group by its legend, with three radio buttons. The names are hidden visually, and shown as tooltips of the pointer.',
      'The application puts the inline script of `before-hydration` into the page: the saved theme is then applied before the first paint.',
    ],
  },
};
