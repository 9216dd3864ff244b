import { Button, Icon, Inline, LinkButton, Stack, Text } from '@zarra/ui-kit';
import { rotateCcw } from '@zarra/ui-kit/icons/rotate-ccw';
import { trash } from '@zarra/ui-kit/icons/trash';
import type { Guidance } from './guidance.js';

/** Buttons and icons. */
export const actions: Readonly<Record<string, Guidance>> = {
  Button: {
    anatomy: [
      ['Surface', 'Its weight says how important the action is: primary, secondary, quiet or danger.'],
      ['Icon', 'Optional, before the label. Alone only where the place explains the action.'],
      ['Label', 'The action as a verb. It stays while the action runs.'],
      ['Spinner', 'Replaces the label while the action runs. The width does not change.'],
    ],
    examples: [
      {
        good: {
          text: 'One primary action in a view; the others are secondary or quiet.',
          picture: (
            <Inline>
              <Button variant="primary">Javoblarni topshirish</Button>
              <Button variant="quiet">Keyinroq</Button>
            </Inline>
          ),
        },
        bad: {
          text: 'Two primary actions compete, and neither is the main one.',
          picture: (
            <Inline>
              <Button variant="primary">Javoblarni topshirish</Button>
              <Button variant="primary">Keyinroq</Button>
            </Inline>
          ),
        },
      },
      {
        good: {
          text: 'The button can be pressed; the form then says what is missing.',
          picture: (
            <Stack gap="sm">
              <Button variant="primary">Roʻyxatdan oʻtish</Button>
              <Text size="sm">Login kiritilmagan.</Text>
            </Stack>
          ),
        },
        bad: {
          text: 'A disabled button does not say why.',
          picture: (
            <Button variant="primary" disabled>
              Roʻyxatdan oʻtish
            </Button>
          ),
        },
      },
    ],
    content: [
      'A verb of what happens: “Yuborish”, not “OK” or “Ha”.',
      'At most three words, without a full stop.',
      'The label of a dangerous action names its object: “Natijani oʻchirish”.',
    ],
    accessibility: [
      'Announced as a button by its label. An icon alone needs `aria-label`.',
      'While busy it is announced as busy and keeps the focus; a second press has no effect.',
    ],
  },
  LinkButton: {
    anatomy: [
      ['Surface', 'That of `Button`.'],
      ['Label', 'The target: what the reader sees after the press.'],
    ],
    examples: [
      {
        good: {
          text: 'It opens a page.',
          picture: (
            <LinkButton href="#" variant="primary">
              Tajribalarni koʻrish
            </LinkButton>
          ),
        },
        bad: {
          text: 'An action is no link: a new tab would not repeat it.',
          picture: (
            <LinkButton href="#" variant="danger">
              Natijani oʻchirish
            </LinkButton>
          ),
        },
      },
    ],
    content: [
      'Names the target: “Darslarga oʻtish”, not “Bu yerga bosing”.',
      'One per section; further links stand in the text.',
    ],
    accessibility: [
      'Announced as a link. It can be opened in a new tab and copied.',
      'With `as={Link}` of a router the focus management after the navigation is that of the application.',
    ],
  },
  Icon: {
    anatomy: [['Line', 'One path on a grid of 24 × 24, in the colour of the text.']],
    examples: [
      {
        good: {
          text: 'An icon supports a label.',
          picture: <Button icon={<Icon path={rotateCcw} />}>Qayta urinish</Button>,
        },
        bad: {
          text: 'An icon alone for an action that cannot be undone is a riddle.',
          picture: <Button variant="danger" icon={<Icon path={trash} />} aria-label="Oʻchirish" />,
        },
      },
    ],
    content: ['Each icon has one meaning in the whole product. The list is under “Icons”.'],
    accessibility: ['Hidden from screen readers: the label, or the `aria-label` of the button, is the name.'],
  },
};
