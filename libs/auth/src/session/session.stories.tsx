import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { respond, aTokenPair, aUser, networkError, pending } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { Button, Container, ProgressLine, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SessionProvider } from './session-provider.js';
import { useSession, useSignOut } from './use-session.js';

const TopBar = () => {
  const { status, user } = useSession();
  const signOut = useSignOut();
  return (
    <Container>
      <ProgressLine active={status === 'checking'} label="Tekshirilmoqda…" />
      <Text>{user ? user.displayName : status}</Text>
      {user && <Button onClick={signOut}>Chiqish</Button>}
    </Container>
  );
};

const Site = ({ signedIn }: { signedIn: boolean }) => {
  const [{ tokens, client, queries }] = useState(() => {
    const store = createTokenStore();
    if (signedIn) store.save(aTokenPair());
    else store.clear();
    return {
      tokens: store,
      client: createApiClient({ tokens: store, log: () => undefined }),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  });
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider client={client} tokens={tokens}>
        <TopBar />
      </SessionProvider>
    </QueryClientProvider>
  );
};

/** The session in the top bar of a shell. */
const meta = {
  title: 'Account/Session',
  component: Site,
  // Each story has a storage and replies of its own.
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  args: { signedIn: true },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsText =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const SignedOut: Story = { args: { signedIn: false }, play: showsText('signed-out') };

export const Checking: Story = {
  parameters: { msw: { handlers: [pending(endpoints.authMe)] } },
  play: showsText('checking'),
};

export const SignedIn: Story = {
  parameters: { msw: { handlers: [respond(endpoints.authMe, aUser())] } },
  play: showsText('dilnoza'),
};

/** After a network error the tokens stay, and the check is repeated when the network is back. */
export const Offline: Story = {
  parameters: { msw: { handlers: [networkError(endpoints.authMe)] } },
  play: showsText('signed-out'),
};
