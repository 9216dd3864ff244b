import type { createClient } from '../keep-alive-client.js';

type Client = ReturnType<typeof createClient>;

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const NAME = 'sinovchi';
export const PASSWORD = 'oltin-atom kvant';
let registered = 0;
let clientCount = 0;

/** The address of another network at each call. */
export function newClientAddress(): string {
  clientCount += 1;
  return `100.${64 + (clientCount >> 16)}.${(clientCount >> 8) & 255}.${clientCount & 255}`;
}

/** Registers learners, each from another address. */
export async function registerAccounts(client: Client, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, () => {
    registered += 1;
    const username = `${NAME}${registered}`;
    return { username, email: `${username}@zarra.uz`, password: `${PASSWORD} ${registered}` };
  });
  for (const body of accounts) {
    const { status } = await client.call('POST', '/register/', { body, from: newClientAddress() });
    if (status !== 201) throw new Error(`register: ${status}`);
  }
  return accounts;
}

/** Whether a mail address is that of an account of this file. */
export const isLearner = (email: string): boolean => email.startsWith(NAME);

/** @param cookie of the device */
export const signIn = (
  client: Client,
  { username, password }: Pick<Account, 'username' | 'password'>,
  from: string,
  cookie = '',
) =>
  client.call('POST', '/login/', {
    body: { username, password },
    from,
    headers: cookie === '' ? {} : { cookie },
  });

/** The cookie of a known device in the response to a sign-in. */
export const deviceCookie = ({ headers }: Awaited<ReturnType<typeof signIn>>): string =>
  headers['set-cookie']?.find((line) => line.startsWith('device='))?.split(';', 1)[0] ?? '';

/** Headers of requests of a new session. */
export async function signedIn(client: Client, account: Account): Promise<{ authorization: string }> {
  const { status, body } = await signIn(client, account, newClientAddress());
  if (status !== 200) throw new Error(`login: ${status}`);
  return { authorization: `Bearer ${body.access}` };
}
