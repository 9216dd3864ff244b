import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import type { SessionUser } from '@zarra/api-client/session';
import { endpoints } from '@zarra/contracts';
import { Button, Modal, Text } from '@zarra/ui-kit';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const resolverOf = ({ currentPassword }: AuthMessages['settings']) =>
  contractResolver(endpoints.deleteAccount, { password: currentPassword });

const Body = styled.div`
  --ui-control: var(--ui-target);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-4);
  overflow-wrap: anywhere;

  & ul {
    margin: 0;
    padding-inline-start: var(--ui-space-6);
  }
`;

interface DeleteAccountDialogProps {
  open: boolean;
  user: SessionUser;
  onClose: () => void;
  /** The server has deleted the account. */
  onDeleted: () => void;
}

interface DeleteFormProps extends Omit<DeleteAccountDialogProps, 'open'> {
  onBusyChange: (busy: boolean) => void;
}

const DeleteForm = ({ user, onClose, onDeleted, onBusyChange }: DeleteFormProps) => {
  const { offline } = useAuthMessages();
  const settings = useSettingsMessages();
  const { remove: texts } = settings;
  const { client } = useServices();
  const resolver = useMemo(() => resolverOf(settings), [settings]);
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => {
      onBusyChange(true);
      const deletion = client.call(endpoints.deleteAccount, { body, signal });
      return ignoreInvalidResponse(deletion).finally(() => onBusyChange(false));
    },
    onSuccess: onDeleted,
    toError: (error) => toFormError(error, { fields: ['password'], fallback: texts.failed, offline }),
  });
  return (
    <Body>
      <Text>{texts.lost(user.displayName)}</Text>
      <ul>
        {texts.losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <Text>
        <strong>{texts.lead}</strong> {texts.advice}
      </Text>
      <AccountForm
        submission={submission}
        submitLabel={texts.confirm}
        submittingLabel={texts.sending}
        messageId="delete-form-error"
        secondary={
          <Button size="lg" block onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <input hidden readOnly name="username" autoComplete="username" value={user.username ?? ''} />
        <AccountField
          type="password"
          label={texts.password}
          autoComplete="current-password"
          registration={form.register('password')}
          error={form.formState.errors.password}
        />
      </AccountForm>
    </Body>
  );
};

/** Asks for the password and says what is lost. It stays open while the server works: the outcome would be unknown. */
export const DeleteAccountDialog = ({ open, onClose, ...rest }: DeleteAccountDialogProps) => {
  const { remove: texts } = useSettingsMessages();
  const isBusy = useRef(false);
  const close = () => {
    if (!isBusy.current) onClose();
  };
  return (
    <Modal open={open} onClose={close} title={texts.title} closeLabel={texts.close}>
      {open && <DeleteForm {...rest} onClose={close} onBusyChange={(busy) => (isBusy.current = busy)} />}
    </Modal>
  );
};
