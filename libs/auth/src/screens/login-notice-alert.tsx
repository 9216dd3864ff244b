import { Alert } from '@zarra/ui-kit';
import { useAuthMessages } from '../messages/screen-strings.js';
import type { LoginNotice } from './login-notice.js';

/** The notice above the form of /login: why the visitor is here. */
export const LoginNoticeAlert = ({ notice }: { notice: LoginNotice }) => {
  const { specTexts, login: texts } = useAuthMessages();
  if (notice.kind === 'session-expired') {
    return (
      <Alert tone="warning" role="alert">
        <p>{specTexts.sessionExpired}</p>
        {notice.hasSavedAnswers && <p>{texts.answersSaved}</p>}
      </Alert>
    );
  }
  const isRegistered = notice.kind === 'registered';
  return (
    <Alert tone="success" role="alert" title={isRegistered ? specTexts.registered : texts.passwordChanged}>
      {isRegistered ? texts.signInNow : texts.signInWithNew}
    </Alert>
  );
};
