import { Button, Icon, Select, Slider } from '@zarra/ui-kit';
import { ellipsis } from '@zarra/ui-kit/icons/ellipsis';
import { pause } from '@zarra/ui-kit/icons/pause';
import { play } from '@zarra/ui-kit/icons/play';
import { rotateCcw } from '@zarra/ui-kit/icons/rotate-ccw';
import { skipForward } from '@zarra/ui-kit/icons/skip-forward';
import { stepBack } from '@zarra/ui-kit/icons/step-back';
import { stepForward } from '@zarra/ui-kit/icons/step-forward';
import { useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { stepsPerSecond } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { SPEEDS } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { formatTime } from '../format/format-value.js';
import { useModule } from '../loading/use-module.js';
import { TimeBar } from './time-bar.js';
import { useShortcuts } from './use-shortcuts.js';

const FRAMES_PER_SECOND = 60;

const loadList = () => import('./shortcut-list.js');

interface TimeControlsProps {
  session: Session;
  /** Announces that no event was found. */
  onAnnounce: (text: string) => void;
  /** Element whose keys are shortcuts; the whole page by default. */
  keyScope?: RefObject<HTMLElement | null> | undefined;
}

/** Text of a command: visible in the menu, hidden in the row. */
const label = (text: string): ReactNode => <span data-label="">{text}</span>;

/**
 * Time of a session in one row of 52 px: play, one frame forward, rewind, recorded time. Further commands are in the row
 * if it is wide enough, otherwise in a menu.
 */
export function TimeControls({ session, onAnnounce, keyScope }: TimeControlsProps) {
  const { time: strings, shortcuts } = useKitMessages();
  const { playing, speed, steps, oldest, newest } = useStore(session.store);
  const { definition } = session;
  const bar = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const frame = Math.max(1, Math.round(stepsPerSecond(definition) / FRAMES_PER_SECOND));
  const [isListOpen, setListOpen] = useState(false);
  const list = useModule(loadList, isListOpen);
  const openList = useCallback(() => setListOpen(true), []);
  useShortcuts(session, { frame, host: bar, keyScope, onList: openList });
  const time = formatTime(definition, session.lastStep().time);
  return (
    <TimeBar ref={bar}>
      <div role="group" aria-label={strings.group}>
        <Button
          variant="primary"
          icon={<Icon path={playing ? pause : play} />}
          aria-label={playing ? strings.pause : strings.play}
          onClick={playing ? session.pause : session.play}
        />
        <Button
          icon={<Icon path={stepForward} />}
          aria-label={strings.forward}
          onClick={() => session.stepBy(frame)}
        />
        <Button icon={<Icon path={rotateCcw} />} aria-label={strings.reset} onClick={session.reset} />
        <Slider
          label={strings.position}
          hideLabel
          output={null}
          formatValue={() => time}
          min={oldest}
          max={Math.max(newest, oldest + 1)}
          step={1}
          value={steps}
          onChange={({ target }) => session.seek(target.valueAsNumber)}
        />
        {/* Not announced: it changes ten times per second. */}
        <output aria-live="off">{time}</output>
        <Button icon={<Icon path={ellipsis} />} aria-label={strings.more} popoverTarget={menuId} />
        <div id={menuId} popover="auto">
          <Button icon={<Icon path={stepBack} />} onClick={() => session.stepBy(-frame)}>
            {label(strings.back)}
          </Button>
          {definition.model.events && (
            <Button
              icon={<Icon path={skipForward} />}
              onClick={() => session.runToNextEvent() ?? onAnnounce(strings.noEvent)}
            >
              {label(strings.nextEvent)}
            </Button>
          )}
          <Select
            label={strings.speed}
            hideLabel
            value={String(speed)}
            options={SPEEDS.map((option) => ({ value: String(option), label: strings.speedValue(option) }))}
            onChange={({ target }) => session.setSpeed(Number(target.value))}
          />
          {/* Never an icon alone: the sign would look like that of the rewind. */}
          <Button onClick={session.resetAll}>{strings.resetAll}</Button>
          <Button icon="?" onClick={openList}>
            {label(shortcuts.title)}
          </Button>
        </div>
      </div>
      {list && <list.ShortcutList isOpen={isListOpen} onClose={() => setListOpen(false)} />}
    </TimeBar>
  );
}
