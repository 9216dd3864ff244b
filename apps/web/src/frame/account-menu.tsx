import { useSession, useSignOut } from '@zarra/auth';
import { pages } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { Button, LinkButton, media, useHydrated } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { useLacks } from '../services.js';

const { nav } = strings;

// On a phone the bar shows only the button; the menu shows the name.
// The space of the button is reserved until the session is known. A rendered page has no session (start/head-script.ts).
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);

  & > [title]:first-child {
    overflow: hidden;
    min-width: 0;
    padding-block: var(--ui-space-3);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-layout='bar'] > [title]:first-child {
    display: none;
    max-width: 12rem;
  }
  ${media.md} {
    &[data-layout='bar'] > [title]:first-child {
      display: block;
    }
  }
  &[data-layout='list'] {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: var(--ui-space-4) 0;
  }
  /* On a narrow phone there is no room for the name beside the links. */
  &[data-layout='list'] > [title]:first-child {
    flex: 1 0 100%;
    padding-block: 0;
  }
  /* Aligned with the other links of the menu. */
  &[data-layout='list'] > span ~ a {
    padding-inline: 0;
  }
  &[data-checking],
  :root[data-likely-signed-in] &[data-prerendered] {
    visibility: hidden;
  }
`;

/** The signed-in user with links to the learner's page and account, and the sign-out button, or the link to sign-in. */
export const AccountMenu = ({ layout }: { layout: 'bar' | 'list' }) => {
  const { status, user } = useSession();
  const signOut = useSignOut();
  const hasLearnerPage = !useLacks(calls.learningPath);
  return (
    <Row
      data-layout={layout}
      data-checking={status === 'checking' || undefined}
      data-prerendered={!useHydrated() || undefined}
    >
      {user ? (
        <>
          {layout === 'bar' && hasLearnerPage ? (
            <Link to={pages.learner} title={nav.learnerPage}>
              {user.displayName}
            </Link>
          ) : (
            <>
              <span title={user.displayName}>{user.displayName}</span>
              {layout === 'list' && hasLearnerPage && (
                <LinkButton as={Link} to={pages.learner} variant="quiet">
                  {nav.learnerPage}
                </LinkButton>
              )}
              {layout === 'list' && (
                <LinkButton as={Link} to={pages.account} variant="quiet">
                  {nav.account}
                </LinkButton>
              )}
            </>
          )}
          <Button variant="secondary" title={nav.signOut} onClick={signOut}>
            {nav.signOut}
          </Button>
        </>
      ) : (
        <LinkButton as={Link} to={pages.login} variant="secondary">
          {nav.signIn}
        </LinkButton>
      )}
    </Row>
  );
};
