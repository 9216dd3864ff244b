import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountSessionsQuery } from '@zarra/api-client/account';
import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import { calls } from '@zarra/contracts/calls';
import { Alert, Button, Pending, Text, useSubmission } from '@zarra/ui-kit';
import { useState } from 'react';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { SessionList } from './session-list.js';
import { SettingsSection } from './settings-section.js';
import { useSettingsMessages } from '../messages/account-strings.js';

/** Value for the end of all sessions except that of this device. */
const OTHERS = 'others';

/** Lists the learner's sessions and ends them. */
export const SessionsSection = () => {
  const strings = useAuthMessages();
  const { sessions: texts, retry } = useSettingsMessages();
  const { client } = useServices();
  const queries = useQueryClient();
  const query = accountSessionsQuery(client);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const [target, setTarget] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { phase, error, submit } = useSubmission({
    repeatable: true,
    submit: (id: string, signal) => {
      setTarget(id);
      setNotice(undefined);
      return ignoreInvalidResponse(
        id === OTHERS
          ? client.call(calls.endOtherSessions, { signal })
          : client.call(calls.endAccountSession, { params: { id }, signal }),
      );
    },
    onSuccess: (_, id) => {
      queries.setQueryData(query.queryKey, (sessions) =>
        sessions?.filter((session) => session.isCurrent || (id !== OTHERS && session.id !== id)),
      );
      void queries.invalidateQueries(query);
      setNotice(id === OTHERS ? texts.endedOthers : texts.ended);
    },
    toError: (reason) =>
      toFormError(reason, { fields: [], fallback: texts.endFailed, offline: strings.offline }),
  });
  const ending = phase === 'submitting' ? target : undefined;
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingsSection title={texts.title} notice={notice}>
      <Text size="sm" tone="muted" measure>
        {texts.lead}
      </Text>
      {error?.text !== undefined && (
        <Alert tone="error" role="alert">
          {error.text}
        </Alert>
      )}
      {data ? (
        <SessionList sessions={data} ending={ending} onEnd={(id) => void submit(id)} />
      ) : (
        <Pending
          text={isError ? texts.failed : texts.loading}
          slowText={strings.slow}
          failed={isError && !isFetching}
          onRetry={() => void refetch()}
          retryLabel={retry}
        />
      )}
      {others > 1 && (
        <div>
          <Button busy={ending === OTHERS} busyLabel={texts.ending} onClick={() => void submit(OTHERS)}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
};
