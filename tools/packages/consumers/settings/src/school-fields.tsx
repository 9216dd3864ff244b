import {
  Card,
  Checkbox,
  Combobox,
  DateField,
  DatePicker,
  FileUpload,
  Grid,
  MultiSelect,
  NumberField,
  OtpField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@zarra/ui-kit';
import type { SchoolErrors } from './school-values.js';
import { searchKey } from './search-key.js';

interface FieldsProps {
  errors: SchoolErrors;
}

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const uzbekPhone = { country: '998', groups: [2, 3, 2, 2] } as const;
const regions = optionsOf(
  ...['Andijon', 'Buxoro', 'Fargʻona', 'Jizzax', 'Namangan', 'Navoiy', 'Qashqadaryo'],
  ...['Qoraqalpogʻiston Respublikasi', 'Samarqand', 'Sirdaryo', 'Surxondaryo', 'Toshkent shahri'],
  ...['Toshkent viloyati', 'Xorazm'],
);
const languages = optionsOf('Oʻzbek', 'Qoraqalpoq', 'Rus', 'Tojik', 'Qozoq', 'Turkman');
const subjects = optionsOf('Fizika', 'Matematika', 'Kimyo', 'Biologiya', 'Informatika', 'Astronomiya');
const percent = (value: number) => `${value} %`;

/** Name, address and contacts. */
export const SchoolFields = ({ errors }: FieldsProps) => (
  <Card title="Maktab" titleLevel={2}>
    <Stack gap="lg">
      <Grid columns={2} cell="wide">
        <TextField label="Nomi" name="name" required defaultValue="12-maktab" error={errors['name']} />
        <Combobox
          label="Viloyat"
          name="region"
          required
          options={regions}
          searchKey={searchKey}
          error={errors['region']}
        />
        <TextField label="Tuman yoki shahar" name="district" />
        <TextField label="Manzil" name="address" autoComplete="street-address" />
        <PhoneField label="Telefon" name="phone" required format={uzbekPhone} error={errors['phone']} />
        <TextField label="Elektron pochta" name="email" type="email" required error={errors['email']} />
        <TextField label="Veb-sayt" name="site" type="url" inputMode="url" />
        <DateField label="Tashkil etilgan sana" name="founded" max="2026-11-27" />
      </Grid>
      <TextArea label="Maktab haqida" name="about" hint="Ota-onalar sahifasida koʻrinadi." />
      <FileUpload label="Logotip" name="logo" accept="image/png, image/svg+xml" hint="PNG yoki SVG." />
    </Stack>
  </Card>
);

/** Dates, languages and lessons of the school year. */
export const YearFields = ({ errors }: FieldsProps) => (
  <Card title="Oʻquv yili" titleLevel={2}>
    <Stack gap="lg">
      <Grid columns={2} cell="wide">
        <DatePicker
          label="Boshlanishi"
          name="start"
          required
          defaultValue="2026-09-02"
          error={errors['start']}
        />
        <DatePicker label="Tugashi" name="end" required defaultValue="2027-05-25" error={errors['end']} />
        <NumberField label="Dars" name="lesson" unit="daqiqa" defaultValue={45} min={20} max={90} step={5} />
        <NumberField label="Tanaffus" name="break" unit="daqiqa" defaultValue={5} min={5} max={40} step={5} />
        <MultiSelect
          label="Oʻqitish tillari"
          name="languages"
          required
          defaultValue={['Oʻzbek']}
          options={languages}
          searchKey={searchKey}
          error={errors['languages']}
        />
        <MultiSelect
          label="Chuqurlashtirilgan fanlar"
          name="subjects"
          options={subjects}
          searchKey={searchKey}
        />
      </Grid>
      <RadioGroup
        label="Smena"
        name="shift"
        required
        direction="horizontal"
        options={optionsOf('Birinchi', 'Ikkinchi', 'Ikkalasi')}
        error={errors['shift']}
      />
      <SegmentedControl
        label="Hafta"
        name="week"
        defaultValue="Olti kunlik"
        options={optionsOf('Besh kunlik', 'Olti kunlik')}
      />
    </Stack>
  </Card>
);

/** Rules of the tests. */
export const TestFields = ({ errors }: FieldsProps) => (
  <Card title="Testlar" titleLevel={2}>
    <Stack gap="lg">
      <Slider
        label="Oʻtish bali"
        name="pass"
        min={30}
        max={100}
        step={5}
        defaultValue={60}
        formatValue={percent}
        hint="Shu baldan past natija qayta topshiriladi."
      />
      <Grid columns={2} cell="wide">
        <NumberField label="Urinishlar soni" name="attempts" defaultValue={3} min={1} max={10} />
        <NumberField label="Savolga vaqt" name="time" unit="soniya" defaultValue={60} min={15} step={15} />
        <Select
          label="Baholash"
          name="grading"
          options={optionsOf('Besh ballik', 'Yuz ballik', 'Bahosiz')}
          error={errors['grading']}
        />
      </Grid>
      <Switch label="Savollar aralashtirilsin" name="shuffle" defaultChecked />
      <Switch
        label="Izohlar natijadan keyin koʻrsatilsin"
        name="explanations"
        defaultChecked
        hint="Toʻgʻri javoblar faqat topshirilgandan keyin ochiladi."
      />
      <Checkbox label="Natijalar ota-onalarga yuborilsin" name="parents" />
    </Stack>
  </Card>
);

/** Access and consent. */
export const AccessFields = ({ errors }: FieldsProps) => (
  <Card title="Kirish" titleLevel={2}>
    <Stack gap="lg">
      <RadioGroup
        label="Roʻyxatdan oʻtish"
        name="registration"
        defaultValue="Taklif bilan"
        options={[
          { value: 'Ochiq', label: 'Ochiq', hint: 'Maktab manzilini bilgan har kim.' },
          { value: 'Taklif bilan', label: 'Taklif bilan', hint: 'Oʻqituvchi yuborgan havola orqali.' },
        ]}
      />
      <Grid columns={2} cell="wide">
        <PasswordField
          label="Oʻqituvchilar kodi"
          name="code"
          autoComplete="new-password"
          hint="Boʻsh qolsa, avvalgi kod qoladi."
          error={errors['code']}
        />
        <OtpField label="Tasdiqlash kodi" name="otp" hint="Pochtangizga yuborilgan 6 ta raqam." />
      </Grid>
      <Switch label="Ikki bosqichli kirish" name="twoStep" />
      <Checkbox
        label="Maʼlumotlarni qayta ishlashga roziman"
        name="consent"
        required
        error={errors['consent']}
      />
    </Stack>
  </Card>
);
