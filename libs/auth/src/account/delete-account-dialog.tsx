import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import type { SessionUser } from '@zarra/api-client/session';
import { endpoints } from '@zarra/contracts';
import { AlertDialog, Stack, Text, useSlow } from '@zarra/ui-kit';
import { useEffect, useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const resolverOf = ({ currentPassword }: AuthMessages['settings']) =>
  contractResolver(endpoints.deleteAccount, { password: currentPassword });

const Losses = styled.ul`
  margin: 0;
  padding-inline-start: var(--ui-space-6);
`;

interface DeleteAccountDialogProps {
  open: boolean;
  user: SessionUser;
  onClose: () => void;
  /** The server has deleted the account. */
  onDeleted: () => void;
}

/** Asks for the password and says what is lost. It stays open while the server works: the outcome would be unknown. */
export const DeleteAccountDialog = ({ open, user, onClose, onDeleted }: DeleteAccountDialogProps) => {
  const formId = useId();
  const strings = useAuthMessages();
  const settings = useSettingsMessages();
  const { remove: texts } = settings;
  const { client } = useServices();
  const resolver = useMemo(() => resolverOf(settings), [settings]);
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const { phase, error, onSubmit } = useFormSubmission({
    form,
    submit: (body, signal) => ignoreInvalidResponse(client.call(endpoints.deleteAccount, { body, signal })),
    onSuccess: onDeleted,
    toError: (reason) =>
      toFormError(reason, { fields: ['password'], fallback: texts.failed, offline: strings.offline }),
  });
  const slow = useSlow(phase === 'submitting');
  const { reset } = form;
  useEffect(() => {
    if (!open) reset();
  }, [open, reset]);
  return (
    <AlertDialog
      open={open}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      danger
      busy={phase !== 'editing'}
      busyLabel={texts.sending}
      error={error?.text}
      form={formId}
      onCancel={onClose}
    >
      <Stack as="form" id={formId} noValidate onSubmit={onSubmit}>
        <Text>{texts.lost(user.displayName)}</Text>
        <Losses>
          {texts.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </Losses>
        <Text>
          <strong>{texts.lead}</strong> {texts.advice}
        </Text>
        <input hidden readOnly name="username" autoComplete="username" value={user.username ?? ''} />
        <AccountField
          type="password"
          label={texts.password}
          autoComplete="current-password"
          registration={form.register('password')}
          error={form.formState.errors.password}
        />
        <Text size="sm" tone="muted" role="status">
          {slow && strings.slow}
        </Text>
      </Stack>
    </AlertDialog>
  );
};
