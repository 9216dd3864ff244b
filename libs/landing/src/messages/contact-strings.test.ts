import { strings } from './contact-strings.js';

/** The texts of the specification; the escapes protect their apostrophes (U+0027) from automatic correction. */
const specified = {
  detailsLoading: 'Kontakt ma\u0027lumotlari yuklanmoqda...',
  phoneExample: '+998 90 123 45 67',
  send: 'Yuborish',
  sending: 'Yuborilmoqda...',
  sent: 'Xabaringiz muvaffaqiyatli yuborildi!',
  failed: 'Xabar yuborishda xatolik yuz berdi',
};

test('the texts of the specification are the same, byte for byte', () => {
  expect(strings.specTexts).toEqual(specified);
});

test('other texts have oʻ gʻ with U+02BB and ʼ with U+02BC only', () => {
  const { specTexts: _, waitSeconds, waitMinutes, waitHours, ...own } = strings;
  const allTexts = [JSON.stringify(own), waitSeconds(1), waitMinutes(1), waitHours(1)].join('\n');
  expect(allTexts).not.toMatch(/['`\u2018\u2019]/);
});
