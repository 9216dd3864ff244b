// Over 300 lines: one entry of plain data per component of the group, which are compared with each other when one changes.
import {
  Button,
  DateField,
  DatePicker,
  FileUpload,
  NumberField,
  OtpField,
  PasswordField,
  PhoneField,
  SearchField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import type { Guidance } from './guidance.js';

/** A picture of fields of the full width. */
export const fieldPicture = (content: ReactNode): ReactNode => (
  <Stack style={{ width: '100%' }}>{content}</Stack>
);

const question = 'Nega matematik mayatnikning tebranish davri yukning massasiga bogʻliq emas?';

/** Fields for text, numbers, dates and files. */
export const fields: Readonly<Record<string, Guidance>> = {
  TextField: {
    anatomy: [
      ['Label', 'Names the value. An asterisk marks a required field.'],
      ['Field', 'One line of text. The placeholder of an empty field is an example of a value.'],
      ['Trailing content', 'Optional: a unit or one button.'],
      ['Hint', 'Help that is always visible: the format, the reason or an example.'],
      ['Error', 'The problem and its solution, with an icon. The border has the same colour.'],
    ],
    examples: [
      {
        good: {
          text: 'The label stays visible when the field is filled.',
          picture: fieldPicture(<TextField label="Familiyangiz" defaultValue="Salimova" />),
        },
        bad: {
          text: 'A placeholder is no label: a filled field has no visible name.',
          picture: fieldPicture(
            <TextField label="Familiyangiz" hideLabel placeholder="Familiyangiz" defaultValue="Salimova" />,
          ),
        },
      },
      {
        good: {
          text: 'The error names the problem and its solution.',
          picture: fieldPicture(
            <TextField
              label="Elektron pochta"
              type="email"
              defaultValue="dilnoza@maktab"
              error="Manzil toʻliq emas. Masalan: dilnoza@maktab.uz"
            />,
          ),
        },
        bad: {
          text: 'The error names neither.',
          picture: fieldPicture(
            <TextField label="Elektron pochta" type="email" defaultValue="dilnoza@maktab" error="Xato!" />,
          ),
        },
      },
    ],
    content: [
      'The label is a noun without a colon: “Ismingiz”, not “Ismingizni kiriting:”.',
      'The hint adds what the label does not say. It does not repeat the label.',
      'The error is a full sentence without blame: “Manzil toʻliq emas. Masalan: dilnoza@maktab.uz”.',
      'The field is clear without its placeholder.',
    ],
    accessibility: [
      'Announced as a text field by its label, then as required or invalid, then with its hint and error.',
      'A new error is not announced by itself: after a failed submit the application focuses the first invalid field.',
      'The trailing content is not connected with the field: a unit also stands in the label or the hint.',
    ],
  },
  PasswordField: {
    anatomy: [
      ['Label', 'Names the password: the current one or a new one.'],
      ['Field', 'Shows a dot for each character.'],
      ['Button', 'Shows the password as text, and hides it again. A submit hides it too.'],
      ['Hint', 'The rule for a new password.'],
      ['Error', 'The problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'The rule for a new password is visible before the input.',
          picture: fieldPicture(
            <PasswordField label="Yangi parol" autoComplete="new-password" hint="Kamida 6 ta belgi" />,
          ),
        },
        bad: {
          text: 'The rule appears only after a mistake.',
          picture: fieldPicture(
            <PasswordField
              label="Yangi parol"
              autoComplete="new-password"
              defaultValue="abc"
              error="Kamida 6 ta belgi kiriting."
            />,
          ),
        },
      },
    ],
    content: [
      'The label is “Parol”; in a form that changes it “Joriy parol” and “Yangi parol”.',
      'The hint has the whole rule: “Kamida 6 ta belgi”.',
      'An error of signing in does not say whether the name or the password is wrong.',
    ],
    accessibility: [
      'Announced by its label as a protected text field; while the password is visible, as an ordinary text field.',
      'The button is announced by its action: “Parolni koʻrsatish” or “Parolni yashirish”.',
      'The application sets `autoComplete`, which password managers need, and does not block paste.',
    ],
  },
  PhoneField: {
    anatomy: [
      ['Label', 'Names the owner of the number.'],
      ['Field', 'The country code and groups of digits. The field inserts the code and the spaces.'],
      ['Placeholder', 'An example of a complete number.'],
      ['Hint', 'The reason for the question.'],
      ['Error', 'The problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'Groups of digits are easy to check.',
          picture: fieldPicture(
            <PhoneField
              label="Telefon raqamingiz"
              format={{ country: '998', groups: [2, 3, 2, 2], trunk: '8' }}
              defaultValue="+998 90 123 45 67"
            />,
          ),
        },
        bad: {
          text: 'A `TextField` does not format the number.',
          picture: fieldPicture(
            <TextField label="Telefon raqamingiz" type="tel" defaultValue="998901234567" />,
          ),
        },
      },
    ],
    content: [
      'The label says whose number it is: “Telefon raqamingiz”, “Ota-onangizning telefon raqami”.',
      'The hint gives the reason: “Savolingizga shu raqam orqali javob beramiz.”',
      'The placeholder is a complete number: “+998 90 123 45 67”.',
      'The error says how many digits follow the country code: “+998 dan keyin 9 ta raqam yozing.”',
    ],
    accessibility: [
      'Announced as a text field by its label. Inserted spaces are not announced.',
      'A rejected number of another country is not announced: the hint names the accepted country.',
    ],
  },
  TextArea: {
    anatomy: [
      ['Label', 'Names the text.'],
      ['Area', 'Several lines. Its height is about that of the expected text; the corner makes it higher.'],
      ['Hint', 'What to write, or the limit of characters.'],
      ['Error', 'The problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'The whole text is visible.',
          picture: fieldPicture(<TextArea label="Savolingiz" rows={3} defaultValue={question} />),
        },
        bad: {
          text: 'A `TextField` hides the end of a long text.',
          picture: fieldPicture(<TextField label="Savolingiz" defaultValue={question} />),
        },
      },
    ],
    content: [
      'The label names the text: “Xabar”, “Savolingiz”.',
      'The hint says what to write: “Savolingiz yoki taklifingizni yozing”.',
      'A limit is in the hint before the input: “Koʻpi bilan 500 ta belgi”.',
    ],
    accessibility: [
      'Announced as a text field of several lines by its label, then with its hint and error.',
      'Enter inserts a line: the application provides a button that submits the form.',
    ],
  },
  SearchField: {
    anatomy: [
      ['Label', 'Names the search. Hidden where the icon and the list below explain the field.'],
      ['Icon', 'Marks the field as a search.'],
      ['Text', 'Filters the list during typing.'],
      ['Clear button', 'Empties the field. Hidden while a controlled field is empty.'],
    ],
    examples: [
      {
        good: {
          text: 'The list changes during typing; its number of results is visible.',
          picture: fieldPicture(
            <>
              <SearchField label="Qidiruv" hideLabel defaultValue="mayatnik" />
              <Text size="sm">Topildi: 2 ta tajriba</Text>
            </>,
          ),
        },
        bad: {
          text: 'A button for a search that has already happened.',
          picture: fieldPicture(
            <>
              <SearchField label="Qidiruv" hideLabel defaultValue="mayatnik" />
              <Button variant="primary">Qidirish</Button>
            </>,
          ),
        },
      },
    ],
    content: [
      'The label is “Qidiruv”, also when it is hidden.',
      'The placeholder is a word with results: “Masalan: mayatnik”.',
      'A search without results names the next step: “Hech narsa topilmadi. Boshqa soʻz bilan qidirib koʻring.”',
    ],
    accessibility: [
      'Announced as a search field by its label; the button as “Tozalash”, which moves the focus to the field.',
      'The application announces the number of results in an element with `role="status"` beside the list.',
    ],
  },
  NumberField: {
    anatomy: [
      ['Label', 'Names the quantity.'],
      ['Minus and plus', 'Change the value by one step. Disabled at the limits.'],
      ['Number', 'With a decimal comma in Uzbek. A point can be typed too.'],
      ['Unit', 'The symbol of the unit, after the number.'],
      ['Hint and error', 'The limits, or the problem and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'The unit belongs to the value, and the limits are visible.',
          picture: fieldPicture(
            <NumberField
              label="Jism massasi"
              unit="kg"
              min={0.5}
              max={10}
              defaultValue={2.5}
              hint="0,5 dan 10 kg gacha."
            />,
          ),
        },
        bad: {
          text: 'A mass without a unit is ambiguous: 2,5 kg or 2,5 g.',
          picture: fieldPicture(<NumberField label="Jism massasi" defaultValue={2.5} />),
        },
      },
      {
        good: {
          text: 'The number of a school is a name: it needs a `TextField`.',
          picture: fieldPicture(<TextField label="Maktab raqami" inputMode="numeric" defaultValue="25" />),
        },
        bad: {
          text: 'A step has no meaning: school 26 is not more than school 25.',
          picture: fieldPicture(<NumberField label="Maktab raqami" defaultValue={25} />),
        },
      },
    ],
    content: [
      'The label names the quantity without its unit: “Jism massasi”, not “Massa (kg)”.',
      'The unit is a symbol of SI or of the textbook: “m/s”, “km/soat”.',
      'The hint names the limits: “0,5 dan 10 kg gacha.”',
      'With several fields in a view, `buttonLabels` name the quantity: “Massani oshirish”.',
    ],
    accessibility: [
      'Announced as a spin button by its label, with its value, unit and limits.',
      'The minus and plus buttons are not in the tab order.',
      'A number outside the limits is replaced without an announcement: the limits are in the hint.',
    ],
  },
  OtpField: {
    anatomy: [
      ['Label', 'Names the code.'],
      ['Boxes', 'One for each digit. They show the length of the code.'],
      ['Hint', 'Where the code is.'],
      ['Error', 'The problem, and how to get a new code.'],
    ],
    examples: [
      {
        good: {
          text: 'The hint says where the code is.',
          picture: fieldPicture(
            <OtpField
              label="Tasdiqlash kodi"
              defaultValue="480"
              hint="d•••@maktab.uz manziliga yuborilgan 6 xonali kodni kiriting."
            />,
          ),
        },
        bad: {
          text: 'Nothing says where the code is.',
          picture: fieldPicture(<OtpField label="Kod" defaultValue="480" />),
        },
      },
    ],
    content: [
      'The label names the purpose of the code: “Tasdiqlash kodi”.',
      'The hint shows the address or the number in part: “+998 90 ••• •• 67 raqamiga yuborilgan kodni kiriting.”',
      'The error names both ways out: “Kod mos kelmadi. Xabardagi raqamlarni tekshiring yoki yangi kod soʻrang.”',
    ],
    accessibility: [
      'Announced as one text field by its label, not as six. The boxes are hidden: the number of digits is in the hint.',
      'The application provides a button that submits the code and one that sends a new code.',
      'When `onComplete` submits the code, the application announces the result.',
    ],
  },
  DateField: {
    anatomy: [
      ['Label', 'Names the date.'],
      ['Text', 'Digits in the order of the language. The field inserts the separators.'],
      ['Placeholder', 'The format: “kk.oo.yyyy”.'],
      ['Hint', 'Which date is meant.'],
      ['Error', 'Shown by the field itself for a date that does not exist or is outside the limits.'],
    ],
    examples: [
      {
        good: {
          text: 'One field: the date is typed or pasted as a whole.',
          picture: fieldPicture(<DateField label="Tugʻilgan sana" defaultValue="2010-11-27" />),
        },
        bad: {
          text: 'Three fields for one date: a pasted date does not fit.',
          picture: fieldPicture(
            <>
              <TextField label="Kun" defaultValue="27" />
              <TextField label="Oy" defaultValue="11" />
              <TextField label="Yil" defaultValue="2010" />
            </>,
          ),
        },
      },
    ],
    content: [
      'The label names the date: “Tugʻilgan sana”, not “Sana”.',
      'The hint says which date is meant: “Pasportdagidek.” The placeholder already shows the format.',
      'An `error` of the application replaces that of the field: “Tugʻilgan sanangizni kiriting.”',
    ],
    accessibility: [
      'Announced as a text field by its label, while empty with the format.',
      'The error appears when the focus leaves the field. It is announced when the field is focused again.',
      'The texts of the errors are those of the `MessagesProvider`, which the application provides.',
    ],
  },
  DatePicker: {
    anatomy: [
      ['Text', 'That of `DateField`, with its label, hint and error.'],
      ['Calendar button', 'Opens the calendar.'],
      ['Calendar', 'One month. The current day has a border, the selected day is filled.'],
      ['Month buttons', 'Show the previous and the next month, within the limits.'],
      ['Today', 'Chooses the current day.'],
    ],
    examples: [
      {
        good: {
          text: 'A lesson is near the current day, and its day of the week matters.',
          picture: fieldPicture(
            <DatePicker label="Dars kuni" defaultValue="2026-12-04" hint="Dushanbadan jumagacha." />,
          ),
        },
        bad: {
          text: 'A birthday is known: in a calendar of months it is many presses away.',
          picture: fieldPicture(<DatePicker label="Tugʻilgan sana" />),
        },
      },
    ],
    content: [
      'The label names the event: “Dars kuni”, “Topshirish kuni”.',
      'The hint names the days that are possible: “Dushanbadan jumagacha.”',
      'The error names the missing date: “Dars kunini tanlang.”',
    ],
    accessibility: [
      'The text is announced as that of `DateField`, the button as “Taqvimni ochish”.',
      'The calendar is a dialog with the label as its name; a day is announced in full: “2026-yil 27-noyabr, juma”.',
      'The application provides the Uzbek names of months and weekdays by `MessagesProvider`: browsers do not have them.',
    ],
  },
  FileUpload: {
    anatomy: [
      ['Label', 'Names the document.'],
      ['Area', 'Opens the dialog of the browser. Files can be dropped on it.'],
      ['List', 'The chosen files with their sizes, each with a button that removes it.'],
      ['Hint', 'The types and the largest size.'],
      ['Error', 'The problem of the file and its solution.'],
    ],
    examples: [
      {
        good: {
          text: 'The types and the largest size are visible before the choice.',
          picture: fieldPicture(<FileUpload label="Uy ishi" hint="PNG yoki PDF, koʻpi bilan 5 MB." />),
        },
        bad: {
          text: 'The limit appears only after the choice, and the types not at all.',
          picture: fieldPicture(<FileUpload label="Uy ishi" error="Fayl 5 MB dan katta." />),
        },
      },
    ],
    content: [
      'The label names the document, not the action: “Uy ishi”, not “Fayl yuklash”.',
      'The hint lists the types and the largest size: “PNG yoki PDF, koʻpi bilan 5 MB.”',
      'The error names the next step: “Fayl 5 MB dan katta. Kichikroq fayl tanlang.”',
    ],
    accessibility: [
      'Announced as a file button by its label and the text in the area.',
      'The button of a file is announced with its name: “daftar.png faylini olib tashlash”.',
      'The application checks type and size, passes `error`, and announces the progress of the upload.',
    ],
  },
};
