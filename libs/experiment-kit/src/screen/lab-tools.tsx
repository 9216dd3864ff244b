import type { State } from '@zarra/physics';
import { Button, Icon } from '@zarra/ui-kit';
import { BookmarkPlus, Presentation, Scale } from 'lucide';
import { kitStrings as strings } from '../kit-strings.js';
import { FullScreenButton } from '../present/full-screen-button.js';
import type { Session } from '../session/create-session.js';
import { ShareButton } from '../share/share-button.js';
import { SoundButton } from '../sound/sound-button.js';
import { ButtonGroup } from './button-group.js';

/** Props of {@link LabTools}. */
export interface LabToolsProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  isComparing: boolean;
  onCompare: () => void;
  isProjector: boolean;
  onProjector: () => void;
  onKeep: () => void;
  /** Has something said. */
  onSay: (words: string) => void;
}

/** What can be done with an experiment besides running it. */
export function LabTools<K extends string, S extends State, V extends string>({
  session,
  isComparing,
  onCompare,
  isProjector,
  onProjector,
  onKeep,
  onSay,
}: LabToolsProps<K, S, V>) {
  const { model, words } = session.lab;
  return (
    <ButtonGroup role="group" aria-label={strings.present.tools}>
      <Button size="sm" onClick={() => onSay(words.describe(session.moment()))}>
        {strings.words.state}
      </Button>
      <Button size="sm" icon={<Icon node={BookmarkPlus} />} data-keep="" onClick={onKeep}>
        {strings.runs.keep}
      </Button>
      {model.exact && (
        <Button size="sm" icon={<Icon node={Scale} />} aria-pressed={isComparing} onClick={onCompare}>
          {strings.theory.compare}
        </Button>
      )}
      <ShareButton session={session} />
      <SoundButton session={session} />
      <Button size="sm" icon={<Icon node={Presentation} />} aria-pressed={isProjector} onClick={onProjector}>
        {strings.present.projector}
      </Button>
      <FullScreenButton />
    </ButtonGroup>
  );
}
