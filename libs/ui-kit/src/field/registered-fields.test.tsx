import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../checkbox/checkbox.js';
import { MessagesProvider, uzbekMessages } from '../messages/index.js';
import { OtpField } from '../otp-field/otp-field.js';
import { PasswordField } from '../password-field/password-field.js';
import { PhoneField } from '../phone-field/phone-field.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { SearchField } from '../search-field/search-field.js';
import { Select } from '../select/select.js';
import { Slider } from '../slider/slider.js';
import { Switch } from '../switch/switch.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';

const phone = { country: '998', groups: [2, 3, 2, 2] } as const;
const classes = [
  { value: '7', label: '7-sinf' },
  { value: '8', label: '8-sinf' },
];
const values = {
  ...{ name: 'Ali', about: 'Fizika', code: '123456', password: 'sir-1234', query: 'tok', phone: '901234567' },
  ...{ grade: '8', shift: '8', angle: 30, news: true, agreed: false },
};

interface FormProps {
  onSubmit: (values: object) => void;
}

/** The compiler checks that each field accepts what `register` returns. */
const Form = ({ onSubmit }: FormProps) => {
  const { register, handleSubmit } = useForm({ defaultValues: values });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField label="Ism" {...register('name')} />
      <TextArea label="Oʻzingiz haqingizda" {...register('about')} />
      <OtpField label="Kod" {...register('code')} />
      <PasswordField label="Parol" {...register('password')} />
      <SearchField label="Qidiruv" {...register('query')} />
      <PhoneField label="Telefon" format={phone} {...register('phone')} />
      <Select label="Sinf" options={classes} {...register('grade')} />
      <RadioGroup label="Smena" options={classes} {...register('shift')} />
      <Slider label="Burchak" {...register('angle', { valueAsNumber: true, min: 0, max: 90 })} />
      <Switch label="Xabarlar" {...register('news')} />
      <Checkbox label="Roziman" {...register('agreed')} />
      <button type="submit">Saqlash</button>
    </form>
  );
};

it('registers every field with a native input by its props alone', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(
    <MessagesProvider messages={uzbekMessages}>
      <Form onSubmit={onSubmit} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('slider', { name: 'Burchak' })).toHaveValue('30');
  // The form has set the slider through its ref: the shown value follows.
  expect(screen.getByText('30')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Roziman' }));
  await user.click(screen.getByRole('button', { name: 'Saqlash' }));
  // The value of a phone field is its text; `fullPhone` converts it.
  const expected = { ...values, agreed: true, phone: '+998 90 123 45 67' };
  expect(onSubmit.mock.calls).toEqual([[expected, expect.anything()]]);
});
