import type { ApiClient, TokenStore } from '@zarra/api-client';
import { Container, Heading, Skeleton, Text, useSlow } from '@zarra/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RetryAlert } from './retry-alert.js';
import { useLearner, type Learner } from './learner/use-learner.js';

const texts = {
  slow: 'Aloqa sekin, kutilmoqda…',
  checking: 'Hisob tekshirilmoqda…',
  checkFailed: 'Hisobingizni tekshirib boʻlmadi. Internetni tekshirib, qayta urinib koʻring.',
  retrying: 'Qayta yuklanmoqda…',
} as const;

// Controls have the size of a touch target.
const Page = styled(Container)`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  padding-block: var(--ui-space-6) var(--ui-space-10);
  overflow-wrap: anywhere;

  & h2 {
    scroll-margin-block: calc(var(--ui-bar-height) + var(--ui-space-6));
  }
`;

/** Placeholder of content that is loading. */
export const PagePlaceholder = ({ text }: { text: string }) => (
  <div>
    <Text size="sm" tone="muted" role="status">
      {useSlow(true) ? texts.slow : text}
    </Text>
    <Skeleton shape="title" />
    <Skeleton lines={5} />
  </div>
);

/** A learner whose session is known. */
export type SignedInLearner = Extract<Learner, { status: 'signed-in' }>;

/** Props of a page that only a signed-in learner sees. */
export interface SignedInPageProps {
  /** Client that determines the learner. */
  client: ApiClient;
  /** The client's own token store. */
  tokens: TokenStore;
  /** Opens the sign-in, which returns to this page. Called when no learner is signed in. */
  onSignInRequired: () => void;
}

interface Props extends SignedInPageProps {
  /** Heading of level 1 until the learner is known. */
  title: string;
  children: (learner: SignedInLearner) => ReactNode;
}

/** The container of a page that only a signed-in learner sees: the session is checked before anything is requested. */
export const SignedInPage = ({ client, tokens, onSignInRequired, title, children }: Props) => {
  const learner = useLearner(client, tokens);
  const { status } = learner;

  useEffect(() => {
    // During hydration the status does not know the tokens yet.
    if (status === 'signed-out' && tokens.get() === null) onSignInRequired();
    // oxlint-disable-next-line react/exhaustive-deps -- another function must not navigate again
  }, [status, tokens]);

  if (status === 'signed-in') return <Page width="text">{children(learner)}</Page>;
  return (
    <Page width="text">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {status === 'check-failed' ? (
        <RetryAlert
          retrying={learner.retrying ?? false}
          retryingLabel={texts.retrying}
          onRetry={learner.retry}
        >
          {texts.checkFailed}
        </RetryAlert>
      ) : (
        <PagePlaceholder text={texts.checking} />
      )}
    </Page>
  );
};
