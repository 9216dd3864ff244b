import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { answer, aTokenPair, aUser, offline, pending } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { Button, Container, ProgressLine, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { forgetEarlier } from '../test-stories.js';
import { SessionProvider } from './session-provider.js';
import { useSession } from './use-session.js';
import { useSignOut } from './use-sign-out.js';

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

/** What a shell's top bar makes of the session. */
const meta = {
  title: 'Hisob/Session',
  component: Site,
  args: { signedIn: true },
  beforeEach: forgetEarlier,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const SignedOut: Story = { args: { signedIn: false }, play: shows('signed-out') };

export const Checking: Story = {
  parameters: { msw: { handlers: [pending(endpoints.authMe)] } },
  play: shows('checking'),
};

export const SignedIn: Story = {
  parameters: { msw: { handlers: [answer(endpoints.authMe, aUser())] } },
  play: shows('dilnoza'),
};

/** No network is no verdict: the tokens stay, the check is made again when the network is back. */
export const Offline: Story = {
  parameters: { msw: { handlers: [offline(endpoints.authMe)] } },
  play: shows('signed-out'),
};
