import { openForm, phone } from '../testing/contact-open.js';

beforeEach(() => sessionStorage.clear());

test.each(['+998901234567', '998901234567', '901234567', '8 90 123 45 67'])(
  'the phone accepts pasted %s',
  async (text) => {
    const { user } = openForm();
    await user.click(phone());
    await user.paste(text);

    expect(phone()).toHaveValue('+998 90 123 45 67');
  },
);

test('a number of another country is rejected', async () => {
  const { user } = openForm();
  await user.type(phone(), '90123');
  await user.paste('+7 901 123 45 67');

  expect(phone()).toHaveValue('+998 90 123');
});

test('a saved number without format is formatted', () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ phone: '901234567' }));
  openForm();

  expect(phone()).toHaveValue('+998 90 123 45 67');
});
