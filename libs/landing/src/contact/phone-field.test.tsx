import { fireEvent } from '@testing-library/react';
import { openForm, phone } from '../test-contact-open.js';

beforeEach(() => sessionStorage.clear());

const write = async (keys: string) => {
  const { user } = openForm();
  await user.type(phone(), keys);
  return { user };
};

test.each([
  ['901234567', '+998 90 123 45 67'],
  ['9', '+998 9'],
  ['+998901234567', '+998 90 123 45 67'],
  ['+99 8 (90) 123-45-67', '+998 90 123 45 67'],
  ['998901234567', '+998 90 123 45 67'],
  ['99 812 34 56', '+998 99 812 34 56'],
  ['90123456789', '+998 90 123 45 67'],
  ['a9b0-1', '+998 90 1'],
  ['{Backspace}', ''],
  ['90123{Backspace}', '+998 90 12'],
  ['9{Backspace}', ''],
  ['901234567{Home}{Delete}', '+998 90 123 45 67'],
])('typed %j it holds %j', async (keys, shown) => {
  await write(keys);

  expect(phone()).toHaveValue(shown);
});

test.each([
  '+998901234567',
  '998901234567',
  '901234567',
  '90 123-45-67',
  '8 90 123 45 67',
  'tel. (90) 1234567',
])('pasted %j it holds the number, also in place of another', async (text) => {
  const { user } = openForm();
  await user.click(phone());
  await user.paste(text);
  expect(phone()).toHaveValue('+998 90 123 45 67');

  await user.clear(phone());
  await user.type(phone(), '911111111');
  await user.paste(text);
  expect(phone()).toHaveValue('+998 90 123 45 67');
});

test('pasted words or a foreign number change nothing', async () => {
  const { user } = await write('90123');
  await user.paste('salom');
  await user.paste('+7 901 123 45 67');

  expect(phone()).toHaveValue('+998 90 123');
});

test('a part of a number is pasted where the caret is', async () => {
  const { user } = await write('904567');
  phone().setSelectionRange(7, 7);
  await user.paste('12-3');

  expect(phone()).toHaveValue('+998 90 123 45 67');
});

test('a digit is deleted and written in the middle, and the caret stays there', async () => {
  const { user } = await write('901234567');
  // After the 2 of 123.
  phone().setSelectionRange(10, 10);
  await user.keyboard('{Backspace}');
  expect(phone()).toHaveValue('+998 90 134 56 7');
  expect(phone().selectionStart).toBe(9);

  await user.keyboard('2');
  expect(phone()).toHaveValue('+998 90 123 45 67');
  expect(phone().selectionStart).toBe(10);
});

test('a selection is replaced; everything can be selected and deleted or written anew', async () => {
  const { user } = await write('901234567');
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

test.each(['+998901234567', '901234567', '90 123 45 67', '+998 90 123 45 67'])(
  'filled in by the browser with %j it holds the number',
  (value) => {
    openForm();
    fireEvent.input(phone(), { target: { value } });

    expect(phone()).toHaveValue('+998 90 123 45 67');
  },
);
