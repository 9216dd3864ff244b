import { formatNumber } from '@zarra/uzbek';
import { Select } from '@zarra/ui-kit';
import { strings } from '../strings.js';
import { isSpeed, speeds, type Speed } from './playback-memory.js';

const options = speeds.map((speed) => ({
  value: String(speed),
  label: strings.video.times(formatNumber(speed, 2)),
}));

interface SpeedSelectProps {
  speed: Speed;
  onChoose: (speed: Speed) => void;
}

/** How fast the video runs. */
export const SpeedSelect = ({ speed, onChoose }: SpeedSelectProps) => (
  <Select
    label={strings.video.speed}
    options={options}
    value={String(speed)}
    onChange={(event) => {
      const chosen = Number(event.currentTarget.value);
      if (isSpeed(chosen)) onChoose(chosen);
    }}
  />
);
