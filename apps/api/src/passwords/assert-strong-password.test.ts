import { errorBody } from '../http/error-handler.js';
import { HttpError } from '../http/http-error.js';
import { assertStrongPassword } from './assert-strong-password.js';

const owner = { username: 'Gʻayrat_77', email: 'g.nosirov-x@zarra.uz' };

const check = (password: string, account = owner) =>
  assertStrongPassword(password, account, 'password').then(
    () => 'accepted',
    (error: unknown) => (error instanceof HttpError ? errorBody(error) : error),
  );

const TEXT = 'Bu parol juda koʻp ishlatiladi, osongina topiladi. Boshqasini tanlang.';
const weakPasswordBody = { detail: TEXT, error: TEXT, field: 'password', errors: { password: TEXT } };

test.each([
  ...['123456', 'password', 'PassWord1', 'iloveyou', 'admin123', 'letmein', 'DRAGON', 'ILoveYou'],
  ...[
    'parol123',
    'Parol123!',
    'PAROL2024',
    'parol_1',
    'parol1234567890',
    'parolparol',
    'парол123',
    'Пароль1',
  ],
  ...['fizika1', 'Fizika!', '1fizika', 'физика2025', 'salom123', 'Салом!!!', 'salom.1'],
  ...[
    "o'zbekiston",
    'Oʻzbekiston1991',
    'O‘zbekiston!',
    'uzbekistan1',
    'toshkent',
    'Toshkent01',
    'samarqand99',
  ],
  ...['aziz2005', 'Dilnoza2010', 'ali123', 'muhammadali', 'SHAHZOD!', 'шахзод77', 'nexia2020'],
  ...[
    'qwerty',
    'Qwertyui',
    'asdfgh12',
    'zxcvbnm!',
    'йцукен',
    'йцукен123',
    'фывапр',
    '1qaz2wsx',
    'poiuytrewq',
  ],
  ...['654321', '0987654321', 'abcdef', 'fedcba', 'aaaaaa', '!!!!!!', '121212', 'abcabcabc', 'qwerqwer'],
  ...['01022005', '01.02.2005', '2005-02-01', '31121999'],
  ...['Gʻayrat_77', "g'ayrat_77", 'ғайрат_77', 'gʻayrat_77!', 'g.nosirov-x', 'G.NOSIROV-X@zarra.uz'],
])('%s is rejected with a clear text', async (password) => {
  expect(await check(password)).toEqual(weakPasswordBody);
});

test.each([
  ...['yashil-fil-uchadi', 'kQ7#vv2p', 'tramvay84kechikdi', 'menga yoz yoqadi', '839201', '47119365'],
  ...['parolimni hech kim topolmaydi', 'fizikadan besh oldim', 'parol83629174', 'salomatlik', 'x7parolq'],
  ...[
    'aziz va zulfiya 5',
    'alifbo emas',
    'qwxrtz',
    'as7df9gh',
    'a!l!i!x!z!',
    'olmazor ko‘chasi 12',
    '🚀🌍🪐🔭🧲⚡',
  ],
  ...['gaayrat', 'nosirovlar', '77_taʼyrag', ' \t \t  x  ', 'Ѣѫѭѯѱ', '31132005'],
  'ʻ'.repeat(5) + 'aʻʼ',
  'm'.repeat(3) + 'n'.repeat(250) + 'xyz',
])('%s is accepted', async (password) => {
  expect(await check(password)).toBe('accepted');
});

test('another account may use a name of the owner', async () => {
  expect(await check('Gʻayrat_77', { username: 'lobar', email: 'l@zarra.uz' })).toBe('accepted');
});

test('the error names the field of the request', async () => {
  const error: unknown = await assertStrongPassword('parol123', owner, 'new_password').catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ status: 400 });
  expect(errorBody(error as HttpError)).toMatchObject({
    field: 'new_password',
    errors: { new_password: TEXT },
  });
});

test('the longest passwords are checked quickly', async () => {
  const start = process.cpuUsage();
  for (const piece of ['1', 'a', '!', 'ab', '1!', "o'", 'ё'])
    await check(piece.repeat(256).slice(0, 255) + '~');
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
});
