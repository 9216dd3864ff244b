import fc from 'fast-check';
import { readErrorText } from './index.js';

describe('the text for people', () => {
  test.each([
    ['detail', { detail: 'Parol noto‘g‘ri.' }, 'Parol noto‘g‘ri.'],
    ['error', { error: 'Bu nom band', field: 'username' }, 'Bu nom band'],
    ['message', { message: 'Keyinroq urining' }, 'Keyinroq urining'],
    ['errors by field', { errors: { email: 'Email xato', name: 'Nom xato' } }, 'Email xato'],
    ['a list in detail', { detail: ['Birinchi', 'Ikkinchi'] }, 'Birinchi'],
    ['a list in error', { error: ['Xato'] }, 'Xato'],
    ['a list in message', { message: ['Xato'] }, 'Xato'],
    ['lists in errors', { errors: { email: [], name: ['', 'Nom xato'] } }, 'Nom xato'],
    [
      'detail before error before message before errors',
      { errors: { a: '4' }, message: '3', error: '2', detail: '1' },
      '1',
    ],
    ['error before message', { errors: { a: '4' }, message: '3', error: '2' }, '2'],
    ['message before errors', { errors: { a: '4' }, message: '3' }, '3'],
    ['surrounding space is trimmed', { detail: '  Xato \n' }, 'Xato'],
    ['a blank detail is skipped', { detail: ' ', error: 'Xato' }, 'Xato'],
    ['an empty list is skipped', { detail: [], error: 'Xato' }, 'Xato'],
    ['unknown fields are ignored', { detail: 'Xato', code: 7, trace: { a: [] } }, 'Xato'],
    ['null in other fields', { detail: 'Xato', error: null, errors: null }, 'Xato'],
    ['other fields of another shape', { detail: { code: 1 }, error: 'Xato', field: 5 }, 'Xato'],
    ['an entry of errors of another shape is skipped', { errors: { a: { b: 'c' }, d: 'Xato' } }, 'Xato'],
  ])('%s', (_, body, text) => {
    expect(readErrorText(body)).toBe(text);
  });

  test.each([
    undefined,
    null,
    '',
    '<html>',
    0,
    true,
    [],
    ['x'],
    {},
    { detail: null },
    { detail: '' },
    { detail: 5 },
    { detail: [5] },
    { errors: [] },
    { errors: 'x' },
    { errors: {} },
  ])('%j has none', (body) => {
    expect(readErrorText(body)).toBeUndefined();
  });

  test('for any body it is a text that is not blank, or undefined', () => {
    const field = fc.oneof(fc.string(), fc.array(fc.string()), fc.jsonValue());
    const bodies = fc.record(
      { detail: field, error: field, message: field, errors: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(bodies, fc.jsonValue()), (body) => {
        const text = readErrorText(body);
        expect(text === undefined || (typeof text === 'string' && text.trim() !== '')).toBe(true);
      }),
    );
  });
});
