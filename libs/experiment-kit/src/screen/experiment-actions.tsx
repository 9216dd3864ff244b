import { Button, Icon } from '@zarra/ui-kit';
import { messageText } from '@zarra/ui-kit/icons/message-text';
import { presentation as presentationIcon } from '@zarra/ui-kit/icons/presentation';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { ShareButton } from '../share/share-button.js';
import { SoundButton } from '../sound/sound-button.js';
import { ButtonGroup } from '../tools/tool-buttons.js';
import { FullScreenButton } from './full-screen-button.js';

interface ExperimentActionsProps {
  session: Session;
  isProjector: boolean;
  onProjector: () => void;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** Actions of an experiment besides time control. Buttons that some browsers lack come first: nothing moves without them. */
export function ExperimentActions({ session, isProjector, onProjector, onAnnounce }: ExperimentActionsProps) {
  const { content: strings, presentation } = useKitMessages();
  const describe = (): void => onAnnounce(session.definition.content.describe(session.snapshot()));
  return (
    <ButtonGroup role="group" aria-label={presentation.tools}>
      <FullScreenButton />
      <SoundButton session={session} />
      <Button size="sm" icon={<Icon path={messageText} />} title={strings.state} onClick={describe}>
        {strings.state}
      </Button>
      <ShareButton session={session} />
      <Button
        size="sm"
        icon={<Icon path={presentationIcon} />}
        aria-pressed={isProjector}
        title={presentation.projector}
        onClick={onProjector}
      >
        {presentation.projector}
      </Button>
    </ButtonGroup>
  );
}
