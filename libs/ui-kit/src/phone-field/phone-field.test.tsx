import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { PhoneField } from './phone-field.js';

const uzbekPhone = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });

const open = (props: Partial<ComponentProps<typeof PhoneField>> = {}) => {
  const { container } = render(
    <form>
      <PhoneField label="Telefon" format={uzbekPhone} {...props} />
      <button type="reset">Tozalash</button>
    </form>,
  );
  return { container, user: userEvent.setup() };
};

const type = async (keys: string) => {
  const { user } = open();
  await user.type(phone(), keys);
  return user;
};

it('is a telephone field with label, hint and error, and has no accessibility violations', async () => {
  const { container } = open({ hint: 'Masalan: 90 123 45 67', error: 'Raqam toʻliq emas.', required: true });
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(phone()).toHaveAttribute('autocomplete', 'tel');
  expect(phone()).toHaveAccessibleDescription('Masalan: 90 123 45 67 Raqam toʻliq emas.');
  expect(phone()).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['901234567', '+998 90 123 45 67'],
  ['9', '+998 9'],
  ['+998901234567', '+998 90 123 45 67'],
  ['+99 8 (90) 123-45-67', '+998 90 123 45 67'],
  ['998901234567', '+998 90 123 45 67'],
  ['8901234567', '+998 90 123 45 67'],
  ['99 812 34 56', '+998 99 812 34 56'],
  ['90123456789', '+998 90 123 45 67'],
  ['a9b0-1', '+998 90 1'],
  ['{Backspace}', ''],
  ['90123{Backspace}', '+998 90 12'],
  ['9{Backspace}', ''],
  ['901234567{Home}{Delete}', '+998 90 123 45 67'],
])('formats typed %j as %j', async (keys, shown) => {
  await type(keys);
  expect(phone()).toHaveValue(shown);
});

it.each([
  '+998901234567',
  '998901234567',
  '901234567',
  '90 123-45-67',
  '8 90 123 45 67',
  'tel. (90) 1234567',
])('accepts pasted %j, also in place of another number', async (text) => {
  const { user } = open();
  await user.click(phone());
  await user.paste(text);
  expect(phone()).toHaveValue('+998 90 123 45 67');

  await user.clear(phone());
  await user.type(phone(), '911111111');
  await user.paste(text);
  expect(phone()).toHaveValue('+998 90 123 45 67');
});

it.each(['salom', '+7 901 123 45 67', '79011234567', '90 123 45 678'])('rejects pasted %j', async (text) => {
  const user = await type('90123');
  await user.paste(text);
  expect(phone()).toHaveValue('+998 90 123');
});

it('inserts pasted digits at the caret', async () => {
  const user = await type('904567');
  phone().setSelectionRange(7, 7);
  await user.paste('12-3');
  expect(phone()).toHaveValue('+998 90 123 45 67');
});

it('keeps the caret when a digit in the middle is deleted and typed', async () => {
  const user = await type('901234567');
  // After the 2 of 123.
  phone().setSelectionRange(10, 10);
  await user.keyboard('{Backspace}');
  expect(phone()).toHaveValue('+998 90 134 56 7');
  expect(phone().selectionStart).toBe(9);

  await user.keyboard('2');
  expect(phone()).toHaveValue('+998 90 123 45 67');
  expect(phone().selectionStart).toBe(10);
});

it('replaces a selection and the whole text', async () => {
  const user = await type('901234567');
  phone().setSelectionRange(8, 11);
  await user.keyboard('765');
  expect(phone()).toHaveValue('+998 90 765 45 67');

  phone().select();
  await user.keyboard('+99893');
  expect(phone()).toHaveValue('+998 93');

  phone().select();
  await user.keyboard('{Delete}');
  expect(phone()).toHaveValue('');
});

it.each(['+998901234567', '901234567', '90 123 45 67', '+998 90 123 45 67', '8 90 123 45 67'])(
  'formats the autofilled number %j',
  (value) => {
    open();
    fireEvent.input(phone(), { target: { value } });
    expect(phone()).toHaveValue('+998 90 123 45 67');
  },
);

it('formats its default value and can be cleared', async () => {
  const ref = createRef<HTMLInputElement>();
  const { user } = open({ ref, defaultValue: '+998901234567', name: 'phone' });
  expect(ref.current).toBe(phone());
  expect(phone()).toHaveValue('+998 90 123 45 67');

  await user.clear(phone());
  expect(phone()).toHaveValue('');
});

it('calls onChange with the formatted text, and shows its value', async () => {
  const values: string[] = [];
  const Controlled = () => {
    const [value, setValue] = useState('');
    return (
      <PhoneField
        label="Telefon"
        format={uzbekPhone}
        value={value}
        onChange={({ target }) => {
          values.push(target.value);
          setValue(target.value);
        }}
      />
    );
  };
  render(<Controlled />);
  await userEvent.type(phone(), '901');
  expect(values).toEqual(['+998 9', '+998 90', '+998 90 1']);
  expect(phone()).toHaveValue('+998 90 1');
});

it('uses the format of the country, also after a change', async () => {
  const { rerender } = render(
    <PhoneField label="Telefon" format={{ country: '7', groups: [3, 3, 2, 2], trunk: '8' }} />,
  );
  await userEvent.type(phone(), '87011234567');
  expect(phone()).toHaveValue('+7 701 123 45 67');

  rerender(<PhoneField label="Telefon" format={uzbekPhone} />);
  await userEvent.clear(phone());
  await userEvent.type(phone(), '901234567');
  expect(phone()).toHaveValue('+998 90 123 45 67');
});

it('renders on a server', () => {
  expect(renderToString(<PhoneField label="Telefon" format={uzbekPhone} />)).toContain('type="tel"');
});

it('formats what was written before hydration, which is replayed as a change; the next digit follows it', async () => {
  const { user } = open();
  await user.click(phone());
  // As `before-hydration` enters a text: the property of the element's class, then both events.
  for (const name of ['input', 'change']) {
    Reflect.set(HTMLInputElement.prototype, 'value', '9', phone());
    phone().dispatchEvent(new Event(name, { bubbles: true }));
  }
  expect(phone()).toHaveValue('+998 9');
  await user.keyboard('01234567');
  expect(phone()).toHaveValue('+998 90 123 45 67');
});
