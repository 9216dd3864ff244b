import { Alert } from '@zarra/ui-kit';
import { strings } from '../strings.js';
import type { LoginNotice } from './login-notice.js';

const { specTexts, login: texts } = strings;

const noticeTexts = {
  registered: { title: specTexts.registered, text: texts.signInNow },
  'password-changed': { title: texts.passwordChanged, text: texts.signInWithNew },
} as const;

/** The notice above the form of /login: why the visitor is here. */
export const LoginNoticeAlert = ({ notice }: { notice: LoginNotice }) => {
  if (notice.kind === 'session-expired') {
    return (
      <Alert tone="warning" role="alert">
        <p>{specTexts.sessionExpired}</p>
        {notice.hasSavedAnswers && <p>{texts.answersSaved}</p>}
      </Alert>
    );
  }
  const { title, text } = noticeTexts[notice.kind];
  return (
    <Alert tone="success" role="alert" title={title}>
      {text}
    </Alert>
  );
};
