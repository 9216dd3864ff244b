import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** What a message is about. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

/** The sign that goes with a tone: colour never speaks alone. */
export const ToneIcon = ({ tone }: { tone: Tone }) => {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" />;
};
