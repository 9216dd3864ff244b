import fc from 'fast-check';
import { readErrorText } from './index.js';

describe('the sentence to show a person', () => {
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
    ['space around it is cut', { detail: '  Xato \n' }, 'Xato'],
    ['a blank detail gives way', { detail: ' ', error: 'Xato' }, 'Xato'],
    ['an empty list gives way', { detail: [], error: 'Xato' }, 'Xato'],
    ['unknown fields do not matter', { detail: 'Xato', code: 7, trace: { a: [] } }, 'Xato'],
    ['an empty field beside it does not hide it', { detail: 'Xato', error: null, errors: null }, 'Xato'],
    [
      'a field of another shape beside it does not hide it',
      { detail: { code: 1 }, error: 'Xato', field: 5 },
      'Xato',
    ],
    ['one odd entry of errors does not hide the others', { errors: { a: { b: 'c' }, d: 'Xato' } }, 'Xato'],
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
  ])('%j holds none', (body) => {
    expect(readErrorText(body)).toBeUndefined();
  });

  test('whatever a server sends, it is a text that is not blank, or none', () => {
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
