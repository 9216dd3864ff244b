import { Alert, ProgressBar } from '@zarra/ui-kit';
import { useAllMessages } from '../messages/use-all-messages.js';

/** Props of {@link AddressNotice}. */
export interface AddressNoticeProps {
  /** The URL fragment does not belong to this experiment. */
  isBroken: boolean;
  /** Progress of a long replay, 0 to 1; undefined when none is running. */
  replayProgress: number | undefined;
}

/** Notice about an invalid address or a running replay. */
export const AddressNotice = ({ isBroken, replayProgress }: AddressNoticeProps) => {
  const { address, replay: texts } = useAllMessages();
  if (isBroken) {
    return (
      <Alert data-notice="" tone="warning" title={address.broken} role="status">
        {address.brokenHint}
      </Alert>
    );
  }
  if (replayProgress === undefined) return null;
  return (
    <div data-notice="">
      <Alert tone="info" title={texts.title} role="status">
        {texts.hint}
      </Alert>
      {/* Outside the live region: fifty updates are not announced. */}
      <ProgressBar
        label={texts.title}
        hideLabel
        value={replayProgress}
        valueText={texts.progress(replayProgress)}
        hideValueText
      />
    </div>
  );
};
