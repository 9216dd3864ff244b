import { Button } from '@zarra/ui-kit';
import { strings } from '../strings.js';
import { MessagePage } from './message-page.js';

const { error: texts } = strings;

/** What is left when a screen breaks: the specification's heading, an explanation, a way out. */
export const ErrorScreen = () => (
  <MessagePage
    title={texts.title}
    titleLang="en"
    text={texts.text}
    actions={
      <Button variant="primary" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    }
  />
);
