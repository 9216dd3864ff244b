import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery, type SessionUser } from '@zarra/api-client/session';
import { Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { useServices } from '../session/session-context.js';
import { ConfirmEmailForm } from './confirm-email-form.js';
import { EmailForm } from './email-form.js';
import { readPendingEmail, removePendingEmail, savePendingEmail } from './pending-email.js';
import { SettingsSection } from './settings-section.js';
import { useSettingsMessages } from '../messages/account-strings.js';

/** Changes the e-mail address in two steps: password and new address, then the code of the mail. */
export const EmailSection = ({ user }: { user: SessionUser }) => {
  const { email: texts } = useSettingsMessages();
  const { client } = useServices();
  const queries = useQueryClient();
  const learner = user.username ?? user.displayName;
  const [pending, setPending] = useState(() => readPendingEmail(learner));
  const [notice, setNotice] = useState<string>();

  const forgetPending = () => {
    removePendingEmail();
    setPending(undefined);
  };
  return (
    <SettingsSection title={texts.title} notice={notice}>
      {user.email !== null && (
        <Text>
          {texts.current} <strong>{user.email}</strong>
        </Text>
      )}
      {pending === undefined ? (
        <EmailForm
          username={learner}
          onSend={() => setNotice(undefined)}
          onSent={(email) => {
            savePendingEmail({ email, learner });
            setPending(email);
          }}
        />
      ) : (
        <ConfirmEmailForm
          email={pending}
          onConfirmed={() => {
            forgetPending();
            setNotice(texts.changed);
            void queries.invalidateQueries(sessionQuery(client));
          }}
          onBack={forgetPending}
        />
      )}
    </SettingsSection>
  );
};
