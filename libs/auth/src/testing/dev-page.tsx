import { respond, aTokenPair, aUser } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { AccountSite } from './frame.js';

/** Mocked responses of the dev page (`npx nx dev-page @zarra/auth`). */
export const handlers = [
  respond(endpoints.login, aTokenPair()),
  respond(endpoints.register, { id: 1, username: 'zuhra', email: 'zuhra@example.uz' }),
  respond(endpoints.authMe, aUser()),
];

/** Text on the page after the responses. */
export const expectedText = 'Kirish';

export const Page = () => <AccountSite entries={[pages.login]} />;
