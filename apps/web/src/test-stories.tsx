// What the stories of the shell share: the site, or a part of it, with a server that answers as ours does.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { answer, aTokenPair, aUser } from '@zarra/api-client/testing';
import { SessionProvider } from '@zarra/auth';
import { endpoints } from '@zarra/contracts';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ServicesProvider } from './services.js';
import { Site } from './site.js';
import { realAbout, realClasses, realContacts, realSimulations } from './test-content.js';

/** The server with the true curriculum; a story puts answers of its own in place of some. */
export const usual = {
  simulators: answer(endpoints.simulators, realSimulations),
  contacts: answer(endpoints.contacts, realContacts),
  classes: answer(endpoints.classes, realClasses),
  lessons: answer(
    endpoints.lessons,
    realClasses.flatMap(({ lessons }) => lessons.map(({ id, lesson }) => ({ id, lesson }))),
  ),
  about: answer(endpoints.aboutSite, realAbout),
  user: answer(endpoints.authMe, aUser()),
};

/** The visitor has a session, or none. For `beforeEach`. */
export const visitor = (signedIn: boolean) => () => {
  const tokens = createTokenStore();
  if (signedIn) tokens.save(aTokenPair());
  else tokens.clear();
  return () => tokens.clear();
};

/** What all stories of the shell share. */
export const shellStories = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, msw: { handlers: usual } },
  beforeEach: visitor(false),
} as const;

const Around = ({ address, children }: { address: string; children: ReactNode }) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
};

/** The whole site at an address. */
export const WholeSite = ({ address }: { address: string }) => (
  <Around address={address}>
    <Site apiBase="/api" />
  </Around>
);

/** A part of the shell with the services every part may need. */
export const ShellPart = ({ address = '/', children }: { address?: string; children: ReactNode }) => {
  const [services] = useState(() => {
    const tokens = createTokenStore();
    return { tokens, client: createApiClient({ tokens, log: () => undefined }) };
  });
  return (
    <Around address={address}>
      <ServicesProvider value={services}>
        <SessionProvider {...services}>{children}</SessionProvider>
      </ServicesProvider>
    </Around>
  );
};
