// Support for the stories of the shell: the site or a part of it with the responses of our server.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { respond, aTokenPair, aUser } from '@zarra/api-client/testing';
import { SessionProvider } from '@zarra/auth';
import { endpoints } from '@zarra/contracts';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ServicesProvider } from '../services.js';
import { Site } from '../site.js';
import { realAbout, realClasses, realContacts, realSimulations } from './content.js';

/** The handlers with the real curriculum. A story overrides some of them. */
export const defaultHandlers = {
  simulators: respond(endpoints.simulators, realSimulations),
  contacts: respond(endpoints.contacts, realContacts),
  classes: respond(endpoints.classes, realClasses),
  lessons: respond(
    endpoints.lessons,
    realClasses.flatMap(({ lessons }) => lessons.map(({ id, lesson }) => ({ id, lesson }))),
  ),
  about: respond(endpoints.aboutSite, realAbout),
  user: respond(endpoints.authMe, aUser()),
};

/** Signs the visitor in or out. For `beforeEach`. */
export const withSession = (signedIn: boolean) => () => {
  const tokens = createTokenStore();
  if (signedIn) tokens.save(aTokenPair());
  else tokens.clear();
  return () => tokens.clear();
};

/** Shared settings of the stories of the shell. */
export const shellStories = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, msw: { handlers: defaultHandlers } },
  beforeEach: withSession(false),
} as const;

const Providers = ({ address, children }: { address: string; children: ReactNode }) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
};

/** The whole site at an address. */
export const WholeSite = ({ address }: { address: string }) => (
  <Providers address={address}>
    <Site apiBase="/api" />
  </Providers>
);

/** A part of the shell with its services. */
export const ShellPart = ({ address = '/', children }: { address?: string; children: ReactNode }) => {
  const [services] = useState(() => {
    const tokens = createTokenStore();
    return { tokens, client: createApiClient({ tokens, log: () => undefined }) };
  });
  return (
    <Providers address={address}>
      <ServicesProvider value={services}>
        <SessionProvider {...services}>{children}</SessionProvider>
      </ServicesProvider>
    </Providers>
  );
};
