// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Button,
  Checkbox,
  Combobox,
  MultiSelect,
  NumberField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  TextField,
} from '@zarra/ui-kit';
import { fieldPicture } from './fields.js';
import type { Guidance } from './guidance.js';

/** Options whose values are their labels. */
const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Choices of options, and values on a scale. */
export const choices: Readonly<Record<string, Guidance>> = {
  Select: {
    anatomy: [
      ['Label', 'Names the choice. An asterisk marks a required one.'],
      ['Field', 'The selected option.'],
      ['Arrow', 'Marks the field as a list.'],
      ['List', 'The options in the native list of the device.'],
      ['Hint and error', 'Help, or the problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'Two options are visible at once in a `RadioGroup`.',
          picture: fieldPicture(
            <RadioGroup
              label="Natija oʻqituvchiga koʻrinsinmi?"
              options={optionsOf('Ha, koʻrinsin', 'Yoʻq, koʻrinmasin')}
            />,
          ),
        },
        bad: {
          text: 'A select hides the second option.',
          picture: fieldPicture(
            <Select
              label="Natija oʻqituvchiga koʻrinsinmi?"
              options={optionsOf('Ha, koʻrinsin', 'Yoʻq, koʻrinmasin')}
            />,
          ),
        },
      },
      {
        good: {
          text: 'A required select begins without a choice.',
          picture: fieldPicture(
            <Select
              label="Sinfingiz"
              required
              options={[
                { value: '', label: 'Sinfni tanlang' },
                ...optionsOf('7-sinf', '8-sinf', '9-sinf', '10-sinf', '11-sinf'),
              ]}
            />,
          ),
        },
        bad: {
          text: 'The first option is selected, although the user has not chosen it.',
          picture: fieldPicture(
            <Select
              label="Sinfingiz"
              required
              options={optionsOf('7-sinf', '8-sinf', '9-sinf', '10-sinf', '11-sinf')}
            />,
          ),
        },
      },
    ],
    content: [
      'The options are short and of one form, in an order that users know: by number or by alphabet.',
      'The first option of a filter is “Hammasi”, that of a question the request: “Sinfni tanlang”.',
      'The error repeats the request: “Boʻlimni tanlang.”',
    ],
    accessibility: [
      'Announced as a combo box or a pop-up button by its label, with the selected option.',
      'In some browsers an arrow key changes the selection of a closed list: `onChange` neither navigates nor moves the focus.',
    ],
  },
  Combobox: {
    anatomy: [
      ['Label', 'Names the choice.'],
      ['Text', 'The chosen option, or the text of the search.'],
      ['Clear button', 'Empties the field. Shown when an option is chosen.'],
      ['Arrow', 'Opens the list.'],
      ['List', 'The matching options, at most 100, each with an optional description.'],
    ],
    examples: [
      {
        good: {
          text: 'Only an option of the list can be chosen.',
          picture: fieldPicture(
            <Combobox
              label="Viloyat"
              defaultValue="Fargʻona"
              options={optionsOf('Andijon', 'Buxoro', 'Fargʻona')}
            />,
          ),
        },
        bad: {
          text: 'A `TextField` accepts every spelling of a name.',
          picture: fieldPicture(<TextField label="Viloyat" defaultValue="Fargona vil." />),
        },
      },
    ],
    content: [
      'An option has the name that users type. Two options never have the same name.',
      'A description distinguishes similar names: “Markazi: Qarshi”. The search ignores it.',
      'The placeholder says what to type: “Nomini yozing”.',
      'The label is a noun: “Viloyat”; the error a request: “Viloyatni tanlang.”',
    ],
    accessibility: [
      'Announced as a combo box by its label, with its text; the arrow keys announce the highlighted option.',
      'An empty list, loading and the number of further options are announced as a status.',
      'The application passes a `searchKey` that ignores apostrophes: most keyboards do not have ʻ and ʼ.',
    ],
  },
  MultiSelect: {
    anatomy: [
      ['Label', 'Names the choices, in the plural.'],
      ['Chips', 'The selected options, each with a button that removes it.'],
      ['Text', 'Searches the list.'],
      ['Clear button and arrow', 'Remove all options; open the list.'],
      ['List', 'The matching options. Selected ones have a check mark.'],
    ],
    examples: [
      {
        good: {
          text: 'Short names: several chips fit in a row.',
          picture: fieldPicture(
            <MultiSelect
              label="Mavzular"
              defaultValue={['Bosim', 'Issiqlik', 'Optika']}
              options={optionsOf('Bosim', 'Issiqlik', 'Optika')}
            />,
          ),
        },
        bad: {
          text: 'Sentences: each chip fills several rows.',
          picture: fieldPicture(
            <MultiSelect
              label="Mavzular"
              defaultValue={[
                'Oʻzgarmas tok zanjirida Om va Kirxgof qonunlari',
                'Yorugʻlikning qaytishi va sinishi qonunlari',
              ]}
              options={optionsOf(
                'Oʻzgarmas tok zanjirida Om va Kirxgof qonunlari',
                'Yorugʻlikning qaytishi va sinishi qonunlari',
              )}
            />,
          ),
        },
      },
    ],
    content: [
      'An option has at most three words; details are in its description.',
      'The hint says what the selection is for: “Test shu mavzulardan tuziladi.”',
      'The error names the smallest number: “Kamida bitta mavzuni tanlang.”',
    ],
    accessibility: [
      'Announced as a combo box by its label. The row of chips is a toolbar with the name “Tanlanganlar”.',
      'The button of a chip is announced with its option: “Kinematikani olib tashlash”.',
      'The application passes a `searchKey` that ignores apostrophes.',
    ],
  },
  Checkbox: {
    anatomy: [
      ['Box', 'A check mark, or a line when only some of the represented items are checked.'],
      ['Label', 'A statement that is true when the box is checked. It is part of the click target.'],
      ['Hint', 'What the choice means.'],
      ['Error', 'The problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'Consent is given by the user.',
          picture: <Checkbox label="Foydalanish shartlariga roziman" required />,
        },
        bad: {
          text: 'A box that is checked in advance is no consent.',
          picture: <Checkbox label="Foydalanish shartlariga roziman" required defaultChecked />,
        },
      },
      {
        good: {
          text: 'A positive statement: a check mark means yes.',
          picture: <Checkbox label="Yangi darslar haqida xabar berilsin" defaultChecked />,
        },
        bad: {
          text: 'A negative statement: a check mark means no.',
          picture: <Checkbox label="Yangi darslar haqida xabar berilmasin" defaultChecked />,
        },
      },
    ],
    content: [
      'The label is a positive statement without a full stop.',
      'The hint names the effect: “Haftada koʻpi bilan bitta xat keladi.”',
      'The error says what is missing: “Davom etish uchun shartlarga rozilik bildiring.”',
    ],
    accessibility: [
      'Announced as a checkbox by its label: checked, not checked, or mixed while `indeterminate`.',
      'The application puts the checkboxes of one question into a `fieldset` with a `legend`.',
    ],
  },
  RadioGroup: {
    anatomy: [
      ['Legend', 'The question. An asterisk marks a required one.'],
      ['Option', 'A radio and its label. The whole row is the click target.'],
      ['Selected option', 'Has a filled radio, a border and a background.'],
      ['Hint of an option', 'One line that explains it.'],
      ['Hint and error', 'Below the options, for the whole group.'],
    ],
    examples: [
      {
        good: {
          text: 'A question of a test begins without an answer.',
          picture: fieldPicture(
            <RadioGroup label="Kuchning birligi qaysi?" options={optionsOf('joul', 'nyuton', 'vatt')} />,
          ),
        },
        bad: {
          text: 'A selected answer looks like a recommendation, and is submitted by mistake.',
          picture: fieldPicture(
            <RadioGroup
              label="Kuchning birligi qaysi?"
              defaultValue="joul"
              options={optionsOf('joul', 'nyuton', 'vatt')}
            />,
          ),
        },
      },
      {
        good: {
          text: 'Exactly one option is true for each user.',
          picture: fieldPicture(
            <RadioGroup
              label="Yoshingiz nechada?"
              options={optionsOf('10–12 yosh', '13–15 yosh', '16 yosh va undan katta')}
            />,
          ),
        },
        bad: {
          text: 'Two options are true for a user of 12 years.',
          picture: fieldPicture(
            <RadioGroup
              label="Yoshingiz nechada?"
              options={optionsOf('10–12 yosh', '12–15 yosh', '15 yosh va undan katta')}
            />,
          ),
        },
      },
    ],
    content: [
      'The legend is a question: “Natija kimga koʻrinsin?”',
      'The options have one form: all nouns, or all answers to the question.',
      'A hint explains an option in one sentence: “U faqat foiz va sanani koʻradi.”',
      'The error is a request: “Javobni tanlang.”',
    ],
    accessibility: [
      'Announced as a group by its legend; an option as a radio button with its position, then with its hint.',
      'An arrow key selects an option: `onChange` does not submit the form.',
      'The letters of answers, such as “A)”, are hidden with `aria-hidden`.',
    ],
  },
  Switch: {
    anatomy: [
      ['Track', 'Filled while the switch is on.'],
      ['Thumb and check mark', 'Show the state without colour.'],
      ['Label', 'The setting. It is the same in both states, and part of the click target.'],
      ['Hint and error', 'The effect, or why the setting has not changed.'],
    ],
    examples: [
      {
        good: {
          text: 'The label names the setting; the switch shows the state.',
          picture: <Switch label="Tajribada tovush chiqsin" defaultChecked />,
        },
        bad: {
          text: 'The label names a state: on and “oʻchirilgan” contradict each other.',
          picture: <Switch label="Tovush oʻchirilgan" defaultChecked />,
        },
      },
      {
        good: {
          text: 'A choice that a form saves is a `Checkbox`.',
          picture: (
            <Stack align="start">
              <Checkbox label="Xabarlar elektron pochtamga kelsin" defaultChecked />
              <Button variant="primary">Saqlash</Button>
            </Stack>
          ),
        },
        bad: {
          text: 'A switch takes effect at once: the button contradicts it.',
          picture: (
            <Stack align="start">
              <Switch label="Xabarlar elektron pochtamga kelsin" defaultChecked />
              <Button variant="primary">Saqlash</Button>
            </Stack>
          ),
        },
      },
    ],
    content: [
      'The label says what happens while it is on: “Tajribada tovush chiqsin”.',
      'No “yoqish” and “oʻchirish” in the label.',
      'The error says why the setting cannot change: “Avval oʻqituvchi kodini kiriting.”',
    ],
    accessibility: [
      'Announced as a switch by its label: on or off.',
      'When saving fails, the application restores the state, passes `error` and announces it.',
    ],
  },
  SegmentedControl: {
    anatomy: [
      ['Legend', 'Names the choice. Hidden where the options explain it.'],
      ['Segments', 'All options in a row. The selected one has a border and a background.'],
      ['Icon', 'Optional, before the text of an option.'],
    ],
    examples: [
      {
        good: {
          text: 'A few short options in one row.',
          picture: (
            <SegmentedControl label="Davr" defaultValue="Hafta" options={optionsOf('Kun', 'Hafta', 'Oy')} />
          ),
        },
        bad: {
          text: 'Long options wrap: use `RadioGroup` or `Select`.',
          picture: (
            <SegmentedControl
              label="Davr"
              defaultValue="Shu haftadagi natijalar"
              options={optionsOf('Bugungi natijalar', 'Shu haftadagi natijalar', 'Shu oydagi natijalar')}
            />
          ),
        },
      },
    ],
    content: [
      'An option has one or two words, all of one kind: “Kun”, “Hafta”, “Oy”.',
      'The legend names the choice, also when it is hidden: “Koʻrinish”.',
      'A unit is a symbol: “m/s”, “km/soat”.',
    ],
    accessibility: [
      'Announced as a group by its legend, also when it is hidden; an option as a radio button.',
      'An option with an icon alone needs a text in `VisuallyHidden`.',
      'The changed view is not announced: the application announces a result that is far from the control.',
    ],
  },
  Slider: {
    anatomy: [
      ['Label', 'Names the quantity.'],
      ['Value', 'The number with its unit, beside the label.'],
      ['Track and thumb', 'The range, and the place of the value in it.'],
      ['Marks', 'Optional, under the track: the ends and values of interest.'],
      ['Hint and error', 'The effect of a change, or the problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'The value has a unit, and marks show the range.',
          picture: fieldPicture(
            <Slider
              label="Otish burchagi"
              max={90}
              defaultValue={45}
              formatValue={(value) => `${value}°`}
              marks={[
                { value: 0, label: '0°' },
                { value: 45, label: '45°' },
                { value: 90, label: '90°' },
              ]}
            />,
          ),
        },
        bad: {
          text: 'The value has no unit, and the range is not visible.',
          picture: fieldPicture(<Slider label="Otish burchagi" max={90} defaultValue={45} />),
        },
      },
      {
        good: {
          text: 'An exact number is typed in a `NumberField`.',
          picture: fieldPicture(<NumberField label="Yuk massasi" unit="g" max={1000} defaultValue={247} />),
        },
        bad: {
          text: 'A thousand steps on a short track: 247 g is hard to set.',
          picture: fieldPicture(
            <Slider
              label="Yuk massasi"
              max={1000}
              defaultValue={247}
              formatValue={(value) => `${value} g`}
            />,
          ),
        },
      },
    ],
    content: [
      'The label names the quantity without its unit: “Otish burchagi”.',
      '`formatValue` adds the unit and the decimal comma: “2,5 kg”.',
      'Marks are short and fit side by side on a phone: “0°”, “45°”, “90°”.',
      'The hint names the effect: “Massa oshsa, tezlanish kamayadi.”',
    ],
    accessibility: [
      'Announced as a slider by its label, with the text of `formatValue`. The marks are hidden.',
      'The effect in a drawing is not announced: the application writes the result as text beside it.',
    ],
  },
};
