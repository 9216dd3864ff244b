import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import type { LearningPath } from '@zarra/api-client/learning-path';
import { aTokenPair } from '@zarra/api-client/testing';
import { VisuallyHidden } from '@zarra/ui-kit';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { LearnerPage } from '../learner-page/learner-page.js';

/** Response of the server: a body with its status, no response, or none ever. */
export type PathResponse = { readonly status: number; readonly body?: unknown } | 'offline' | 'pending';

/** A mocked server of the learner's path, with the learner signed in. */
export function createPathServer(path: LearningPath, learner = 'malika') {
  const pair = aTokenPair({ subject: learner });
  localStorage.setItem('refreshToken', pair.refresh);
  localStorage.setItem('accessToken', pair.access);
  const server = {
    path,
    /** Replaces the responses of a path, such as `/path/`. */
    responses: {} as Record<string, PathResponse | undefined>,
    /** Paths of the requests in order. */
    requested: [] as string[],
    /** The client's `fetch`. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const name = new URL(request.url).pathname.replace(/^\/api/, '');
      server.requested.push(name);
      const response = server.responses[name];
      if (response === 'pending') return new Promise(() => undefined);
      if (response === 'offline') throw new TypeError('Failed to fetch');
      if (response) return Response.json(response.body ?? {}, { status: response.status });
      if (name === '/auth-me/') return Response.json({ username: learner, email: null });
      if (name === '/progress/') return Response.json(await request.json());
      return Response.json(server.path);
    },
  };
  return server;
}

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <VisuallyHidden role="status" aria-label="Manzil">
      {pathname + search + hash}
    </VisuallyHidden>
  );
};

type Services = Pick<Parameters<typeof LearnerPage>[0], 'client' | 'tokens'>;

const Screens = (services: Services) => {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route
        path="/men"
        element={
          <LearnerPage
            {...services}
            lessonsPath="/learn"
            practicePath="/mashq"
            accountPath="/men/hisob"
            onSignInRequired={() => void navigate('/login', { replace: true })}
          />
        }
      />
      <Route path="*" element={<h1>Boshqa sahifa</h1>} />
    </Routes>
  );
};

/** An app with the learner's page and a separate token store, client and query cache. */
export const LearnerPageApp = ({ fetch }: { fetch: typeof globalThis.fetch }) => {
  const [{ queries, ...services }] = useState(() => {
    const tokens = createTokenStore();
    return {
      tokens,
      client: createApiClient({ tokens, log: () => undefined, fetch }),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/men']}>
        <main>
          <Screens {...services} />
        </main>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
  );
};
