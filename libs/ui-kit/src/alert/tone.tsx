import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide';
import { css } from 'styled-components';
import { Icon } from '../icon/icon.js';

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

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

/** The icon of a tone: colour alone must not carry the meaning. */
export const ToneIcon = ({ tone }: { tone: Tone }) => <Icon node={icons[tone]} />;
