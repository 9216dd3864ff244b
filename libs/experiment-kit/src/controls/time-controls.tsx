import { Button, Icon, Select } from '@zarra/ui-kit';
import { Pause, Play, RotateCcw, SkipForward, StepBack, StepForward } from 'lucide';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { rangeCss } from './parameter-control.js';
import { stepsPerSecond } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { SPEEDS, type Session } from '../run/create-session.js';
import { formatTime } from '../readouts/format-value.js';

const FRAMES_PER_SECOND = 60;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);

  & > input {
    ${rangeCss}
    flex: 1 1 10rem;
    min-width: 8rem;
  }
  & > output {
    min-width: 5.5rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

interface TimeControlsProps {
  session: Session;
  /** Announces that no event was found. */
  onAnnounce: (text: string) => void;
}

/** Play, pause, single frames, speed, recorded time, next event and reset. */
export function TimeControls({ session, onAnnounce }: TimeControlsProps) {
  const strings = useKitMessages().time;
  const { playing, speed, steps, oldest, newest } = useStore(session.store);
  const { definition } = session;
  const frame = Math.max(1, Math.round(stepsPerSecond(definition) / FRAMES_PER_SECOND));
  const time = formatTime(definition, steps * definition.model.dt);
  return (
    <Bar role="group" aria-label={strings.group}>
      <Button
        variant="primary"
        icon={<Icon node={playing ? Pause : Play} />}
        aria-label={playing ? strings.pause : strings.play}
        onClick={playing ? session.pause : session.play}
      />
      <Button
        icon={<Icon node={StepBack} />}
        aria-label={strings.back}
        onClick={() => session.stepBy(-frame)}
      />
      <Button
        icon={<Icon node={StepForward} />}
        aria-label={strings.forward}
        onClick={() => session.stepBy(frame)}
      />
      {definition.model.events && (
        <Button
          icon={<Icon node={SkipForward} />}
          aria-label={strings.nextEvent}
          onClick={() => session.runToNextEvent() ?? onAnnounce(strings.noEvent)}
        />
      )}
      <Button icon={<Icon node={RotateCcw} />} aria-label={strings.reset} onClick={session.reset} />
      <input
        type="range"
        aria-label={strings.position}
        aria-valuetext={time}
        min={oldest}
        max={Math.max(newest, oldest + 1)}
        step={1}
        value={steps}
        onChange={({ target }) => session.seek(target.valueAsNumber)}
      />
      {/* Not announced: it changes ten times per second. */}
      <output aria-live="off">{time}</output>
      <Select
        label={strings.speed}
        hideLabel
        value={String(speed)}
        options={SPEEDS.map((option) => ({ value: String(option), label: strings.speedValue(option) }))}
        onChange={({ target }) => session.setSpeed(Number(target.value))}
      />
    </Bar>
  );
}
