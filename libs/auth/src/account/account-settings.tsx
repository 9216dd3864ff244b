import { useQueryClient } from '@tanstack/react-query';
import { removeLearnerData } from '@zarra/api-client/account';
import type { SessionUser } from '@zarra/api-client/session';
import { pages } from '@zarra/contracts';
import { Alert, Button, Container, Heading, LinkButton, Skeleton, Text, useLastFailure } from '@zarra/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { removeLessonFlags } from '../session/lesson-flags.js';
import { useServices } from '../session/session-context.js';
import { useSessionQuery } from '../session/use-session-query.js';
import { DataSection } from './data-section.js';
import { EmailSection } from './email-section.js';
import { PasswordSection } from './password-section.js';
import { SessionsSection } from './sessions-section.js';
import { useSettingsMessages } from '../messages/account-strings.js';

// All controls of this screen have the size of a touch target.
const Page = styled(Container)`
  --ui-control: var(--ui-target);

  padding-block: var(--ui-space-6) var(--ui-space-10);

  & > header {
    display: grid;
    gap: var(--ui-space-1);
    padding-block-end: var(--ui-space-6);
    overflow-wrap: anywhere;
  }
`;

const Frame = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Page width="text">
    <header>
      <Heading level={1} size="xl">
        {heading}
      </Heading>
    </header>
    {children}
  </Page>
);

/** After the deletion: the address stays, so that the learner reads the confirmation. */
const Deleted = () => {
  const { remove } = useSettingsMessages();
  return (
    <Frame heading={remove.done}>
      <Alert
        tone="success"
        role="status"
        action={
          <LinkButton as={Link} to={pages.home}>
            {remove.home}
          </LinkButton>
        }
      >
        {remove.doneText}
      </Alert>
    </Frame>
  );
};

const Sections = ({ user, onDeleted }: { user: SessionUser; onDeleted: () => void }) => {
  const { title } = useSettingsMessages();
  return (
    <Page width="text">
      <header>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{user.displayName}</Text>
      </header>
      <PasswordSection username={user.username ?? user.displayName} />
      <EmailSection user={user} />
      <SessionsSection />
      <DataSection user={user} onDeleted={onDeleted} />
    </Page>
  );
};

/** Props of {@link AccountSettings}. */
export interface AccountSettingsProps {
  /** Opens the sign-in, which returns to this screen. Called when no learner is signed in. */
  onSignInRequired: () => void;
}

/**
 * The learner's own account: password, e-mail address, sessions, download and deletion of the data. Requires a SessionProvider
 * and a react-router router.
 */
export const AccountSettings = ({ onSignInRequired }: AccountSettingsProps) => {
  const { checkFailed, checking, retry, title } = useSettingsMessages();
  const { client, tokens } = useServices();
  const queries = useQueryClient();
  const { state, query } = useSessionQuery(client, tokens, false);
  const [isDeleted, setDeleted] = useState(false);
  const { status } = state;
  const hasFailed = useLastFailure(
    status === 'check-failed' || null,
    status === 'signed-in' || status === 'signed-out',
  );

  useEffect(() => {
    // During hydration the status does not know the tokens yet.
    if (status === 'signed-out' && !isDeleted && tokens.get() === null) onSignInRequired();
    // oxlint-disable-next-line react/exhaustive-deps -- another function must not navigate again
  }, [status, isDeleted, tokens]);

  const forgetLearner = (user: SessionUser) => {
    setDeleted(true);
    tokens.clear();
    removeLessonFlags();
    removeLearnerData(user.username ?? user.email ?? '');
  };

  if (isDeleted) return <Deleted />;
  if (state.status === 'signed-in')
    return (
      <Sections key={state.user.displayName} user={state.user} onDeleted={() => forgetLearner(state.user)} />
    );
  if (hasFailed) {
    return (
      <Frame heading={title}>
        <Alert
          tone="error"
          role="alert"
          action={
            <Button
              busy={status === 'checking'}
              busyLabel={checking}
              onClick={() => void queries.refetchQueries(query)}
            >
              {retry}
            </Button>
          }
        >
          {checkFailed}
        </Alert>
      </Frame>
    );
  }
  return (
    <Frame heading={title}>
      <div aria-busy aria-label={checking} role="status">
        <Skeleton lines={4} />
      </div>
    </Frame>
  );
};
