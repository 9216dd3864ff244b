import { Button, Icon } from '@zarra/ui-kit';
import { RotateCw, TriangleAlert } from 'lucide';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Frame = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-6) var(--ui-space-4);
  text-align: center;

  & > svg {
    width: 2rem;
    height: 2rem;
    color: var(--ui-color-muted);
  }
  & > code {
    max-width: 100%;
    color: var(--ui-color-muted);
    font-family: var(--ui-font-code);
    font-size: var(--ui-type-xs);
    overflow-wrap: anywhere;
  }
`;

interface VideoFailureProps {
  /** The address that could not be loaded. */
  url: string;
  onRetry: () => void;
}

/** In place of a video that does not come. The address helps whoever is asked for help. */
export const VideoFailure = ({ url, onRetry }: VideoFailureProps) => (
  <Frame role="alert">
    <Icon node={TriangleAlert} />
    <strong>{strings.video.failed}</strong>
    <code>{new URL(url, document.baseURI).href}</code>
    <Button icon={<Icon node={RotateCw} />} onClick={onRetry}>
      {strings.retry}
    </Button>
  </Frame>
);
