import { newClientAddress } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

/** Mixed scripts, invisible characters, letters no longer in use, reserved names, and names that look like "malika". */
const CONFUSABLE = ['аli', 'Аziz', 'azіz', 'Ωmega', 'ᏚᎪᏞ', 'rnalika', 'maIika', 'malıka'];
const INVISIBLE = ['mali\u200bka', 'ali\u202eila', 'ali\u00advali', 'ali\u2060vali', 'ali\ufeff7'];
const RESERVED = [
  'admin',
  'adm1n',
  'zarra',
  'Zarra Support',
  'support',
  'moderator.uz',
  'oʻqituvchi',
  'root',
];
const PHONES = ['901234567', '+998901234567', '+998 (90) 123-45-67', '8 90 123 45 67', '712345678'];
const LEAKED = [
  ...['123456', 'password', 'qwerty', 'iloveyou', 'parol123', 'qwertz', 'yxcvbnm', '0987654321q', '110442'],
  ...['74227422', '34523452', '19921992', '9875321', 'lkjhgfdsaz', 'Marina1', '1qaz2wsx', 'йцукен123'],
  ...['onajonim', 'kuchliparol', 'mening parolim', 'iphone15', 'jasurbek'],
];

/** Registers with names that deceive and passwords that are guessed first. */
export async function registerDeceptively({ client }: AttackedSite): Promise<Outcome[]> {
  let n = 0;
  const register = async (username: string, password: string): Promise<boolean> => {
    n += 1;
    const body = { username, email: `soxta${n}@zarra.uz`, password };
    const { status } = await client.call('POST', '/register/', { body, from: newClientAddress() });
    if (status !== 201 && status !== 400) throw new Error(`register: ${status}`);
    return status === 201;
  };
  if (!(await register('malika', 'oltin-atom kvant 77'))) throw new Error('malika cannot register');
  const acceptedNames: string[] = [];
  const names = [...CONFUSABLE, ...INVISIBLE, ...RESERVED];
  for (const name of names) if (await register(name, `kumush-atom ${n}`)) acceptedNames.push(name);
  const acceptedPasswords: string[] = [];
  for (const password of [...PHONES, ...LEAKED])
    if (await register(`haqiqiy${n}`, password)) acceptedPasswords.push(password);
  const list = (accepted: readonly string[]) => (accepted.length === 0 ? '' : ` (${accepted.join(', ')})`);
  return [
    {
      attack: `user names: ${CONFUSABLE.length} confusable, ${INVISIBLE.length} with invisible characters, ${RESERVED.length} reserved`,
      before: '–',
      now: `${acceptedNames.length} of ${names.length} accepted${list(acceptedNames)}`,
      repelled: acceptedNames.length === 0,
    },
    {
      attack: `passwords: ${PHONES.length} phone numbers, ${LEAKED.length} of leaked lists`,
      before: 'ten leaked passwords pass',
      now: `${acceptedPasswords.length} of ${PHONES.length + LEAKED.length} accepted${list(acceptedPasswords)}`,
      repelled: acceptedPasswords.length === 0,
    },
  ];
}
