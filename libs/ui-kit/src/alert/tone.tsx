import { css } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { circleCheck } from '../icons/circle-check.js';
import { circleCross } from '../icons/circle-cross.js';
import { circleInfo } from '../icons/circle-info.js';
import { triangleAlert } from '../icons/triangle-alert.js';

/** Kind of a message: sets its colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Each tone sets the colours of icon, border and background; the text keeps the text colour. */
export const toneCss = css`
  --tone: var(--ui-color-accent);
  --tone-soft: var(--ui-color-accent-soft);

  &[data-tone='success'] {
    --tone: var(--ui-color-right);
    --tone-soft: var(--ui-color-right-soft);
  }
  &[data-tone='warning'] {
    --tone: var(--ui-color-warning);
    --tone-soft: var(--ui-color-warning-soft);
  }
  &[data-tone='error'] {
    --tone: var(--ui-color-wrong);
    --tone-soft: var(--ui-color-wrong-soft);
  }
`;

const icons = { info: circleInfo, success: circleCheck, warning: triangleAlert, error: circleCross };

/** The icon of a tone: colour alone must not carry the meaning. */
export const ToneIcon = ({ tone }: { tone: Tone }) => <Icon path={icons[tone]} />;
