import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide';
import { Icon } from '../icon/icon.js';

/** What a message is about. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

/** The sign that goes with a tone: colour never speaks alone. */
export const ToneIcon = ({ tone }: { tone: Tone }) => <Icon node={icons[tone]} />;
