import type { SetupServer } from 'msw/node';

/** The bodies sent to a path of the API from now on, in order. */
export const bodiesSentTo = (network: SetupServer, path: string): unknown[] => {
  const bodies: unknown[] = [];
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === `/api${path}`)
      void request
        .clone()
        .json()
        .then((body: unknown) => bodies.push(body));
  });
  return bodies;
};
