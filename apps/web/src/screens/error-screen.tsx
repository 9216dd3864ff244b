import { Button } from '@zarra/ui-kit';
import { strings } from '../strings.js';
import { MessagePage } from './message-page.js';

const { error: texts } = strings;

/** Fallback after an error in a screen: the specification's heading, an explanation, a reload button. */
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
