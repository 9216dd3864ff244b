import { pages } from '@zarra/contracts';
import { LinkButton } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { PageHead } from './head/page-head.js';
import { staticPageMeta } from './head/static-pages.js';
import { strings } from '../strings.js';
import { MessagePage } from './message-page.js';

const { forbidden } = strings;

/** The page after a 403. */
export const ForbiddenScreen = () => (
  <>
    <PageHead {...staticPageMeta.forbidden} />
    <MessagePage
      title={forbidden.title}
      text={forbidden.text}
      actions={
        <>
          <LinkButton as={Link} to={pages.home} variant="primary">
            {forbidden.home}
          </LinkButton>
          <LinkButton as={Link} to={pages.login} variant="secondary">
            {forbidden.signIn}
          </LinkButton>
        </>
      }
    />
  </>
);
