import { Button, Text } from '@zarra/ui-kit';
import { strings } from '../strings.js';

interface PendingProps {
  /** What is awaited, in the words of the specification; stays when loading failed. */
  text: string;
  failed: boolean;
  onRetry: () => void;
}

/** A placeholder that never lies: the text while waiting, and after a failure a quiet way to ask again. */
export const Pending = ({ text, failed, onRetry }: PendingProps) => (
  <div>
    <Text tone="muted">{text}</Text>
    {failed && (
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {strings.footer.retry}
      </Button>
    )}
  </div>
);
