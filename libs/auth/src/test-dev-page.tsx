import { answer, aTokenPair, aUser } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { AccountSite } from './test-frame.js';

/** What the network answers on the library's own page (`npx nx dev-page @zarra/auth`). */
export const handlers = [
  answer(endpoints.login, aTokenPair()),
  answer(endpoints.register, { id: 1, username: 'zuhra', email: 'zuhra@example.uz' }),
  answer(endpoints.authMe, aUser()),
];

/** Text that the page shows once the network has answered. */
export const answeredText = 'Kirish';

export const Page = () => <AccountSite entries={[pages.login]} />;
