import { Button, Icon } from '@zarra/ui-kit';
import { BookmarkPlus, Presentation, Scale } from 'lucide';
import { useKitMessages } from '../messages/kit-messages.js';
import { FullScreenButton } from './full-screen-button.js';
import type { Session } from '../run/create-session.js';
import { ShareButton } from '../share/share-button.js';
import { SoundButton } from '../sound/sound-button.js';
import { ButtonGroup } from '../tools/tool-buttons.js';

interface ExperimentActionsProps {
  session: Session;
  isComparing: boolean;
  onCompare: () => void;
  isProjector: boolean;
  onProjector: () => void;
  onSave: () => void;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** Actions of an experiment besides time control. */
export function ExperimentActions({
  session,
  isComparing,
  onCompare,
  isProjector,
  onProjector,
  onSave,
  onAnnounce,
}: ExperimentActionsProps) {
  const strings = useKitMessages();
  const { model, content } = session.definition;
  return (
    <ButtonGroup role="group" aria-label={strings.presentation.tools}>
      <Button size="sm" onClick={() => onAnnounce(content.describe(session.snapshot()))}>
        {strings.content.state}
      </Button>
      <Button size="sm" icon={<Icon node={BookmarkPlus} />} data-save="" onClick={onSave}>
        {strings.runs.save}
      </Button>
      {model.exact && (
        <Button size="sm" icon={<Icon node={Scale} />} aria-pressed={isComparing} onClick={onCompare}>
          {strings.theory.compare}
        </Button>
      )}
      <ShareButton session={session} />
      <SoundButton session={session} />
      <Button size="sm" icon={<Icon node={Presentation} />} aria-pressed={isProjector} onClick={onProjector}>
        {strings.presentation.projector}
      </Button>
      <FullScreenButton />
    </ButtonGroup>
  );
}
