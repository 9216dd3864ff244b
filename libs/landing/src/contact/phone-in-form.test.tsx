import { openForm, phone } from '../test-contact-open.js';

beforeEach(() => sessionStorage.clear());

test.each(['+998901234567', '998901234567', '901234567', '8 90 123 45 67'])(
  'the phone takes %s from the clipboard',
  async (text) => {
    const { user } = openForm();
    await user.click(phone());
    await user.paste(text);

    expect(phone()).toHaveValue('+998 90 123 45 67');
  },
);

test('a number of another country is not taken', async () => {
  const { user } = openForm();
  await user.type(phone(), '90123');
  await user.paste('+7 901 123 45 67');

  expect(phone()).toHaveValue('+998 90 123');
});

test('a number kept without the mask is shown with it', () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ phone: '901234567' }));
  openForm();

  expect(phone()).toHaveValue('+998 90 123 45 67');
});
