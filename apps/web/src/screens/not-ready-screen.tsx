import { pages } from '@zarra/contracts';
import { LinkButton } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { strings } from '../strings.js';
import { MessagePage } from './message-page.js';

/** An honest page for a screen that is still being built. */
export const NotReadyScreen = ({ title }: { title: string }) => (
  <MessagePage
    title={title}
    text={strings.notReady.text}
    actions={
      <LinkButton as={Link} to={pages.catalogue} variant="primary">
        {strings.notReady.toSimulations}
      </LinkButton>
    }
  />
);
