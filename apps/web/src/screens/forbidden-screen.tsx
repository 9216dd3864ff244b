import { pages } from '@zarra/contracts';
import { LinkButton } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { PageHead } from './head/page-head.js';
import { staticPageMeta } from './head/static-pages.js';
import { MessagePage } from './message-page.js';

const { forbidden } = staticPageMeta;

/** The page after a 403. */
export const ForbiddenScreen = () => (
  <>
    <PageHead {...forbidden} />
    <MessagePage
      title={forbidden.title}
      text={forbidden.description}
      actions={
        <>
          <LinkButton as={Link} to={pages.home} variant="primary">
            Bosh sahifa
          </LinkButton>
          <LinkButton as={Link} to={pages.login} variant="secondary">
            Kirish
          </LinkButton>
        </>
      }
    />
  </>
);
