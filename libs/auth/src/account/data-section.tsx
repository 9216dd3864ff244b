import { toFormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import type { SessionUser } from '@zarra/api-client/session';
import { Alert, Button, Text, useSlow, useSubmission } from '@zarra/ui-kit';
import { saveFile } from '@zarra/ui-kit/save-file';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { DeleteAccountDialog } from './delete-account-dialog.js';
import { SettingsSection } from './settings-section.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const Actions = styled.div`
  display: grid;
  gap: var(--ui-space-2);
  justify-items: start;
`;

interface DataSectionProps {
  user: SessionUser;
  /** The server has deleted the account. */
  onDeleted: () => void;
}

/** Downloads everything that is stored about the learner, and deletes the account. */
export const DataSection = ({ user, onDeleted }: DataSectionProps) => {
  const strings = useAuthMessages();
  const { data: texts, remove } = useSettingsMessages();
  const { client } = useServices();
  const [notice, setNotice] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const { phase, error, submit } = useSubmission({
    repeatable: true,
    submit: (_: undefined, signal) => {
      setNotice(undefined);
      return client.call(endpoints.accountExport, { signal });
    },
    onSuccess: (data) => {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), texts.fileName);
      setNotice(texts.downloaded);
    },
    toError: (reason) =>
      toFormError(reason, { fields: [], fallback: texts.downloadFailed, offline: strings.offline }),
  });
  const slow = useSlow(phase === 'submitting');
  return (
    <SettingsSection title={texts.title} notice={notice}>
      <Text size="sm" tone="muted" measure>
        {texts.lead} <Link to={pages.privacy}>{texts.privacy}</Link>
      </Text>
      <Actions>
        <Button
          busy={phase === 'submitting'}
          busyLabel={texts.downloading}
          onClick={() => void submit(undefined)}
        >
          {texts.download}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {slow && strings.slow}
        </Text>
      </Actions>
      {error?.text !== undefined && (
        <Alert tone="error" role="alert">
          {error.text}
        </Alert>
      )}
      <Text size="sm" tone="muted" measure>
        {remove.lead}
      </Text>
      <div>
        <Button onClick={() => setDeleting(true)}>{remove.open}</Button>
      </div>
      <DeleteAccountDialog
        open={isDeleting}
        user={user}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </SettingsSection>
  );
};
