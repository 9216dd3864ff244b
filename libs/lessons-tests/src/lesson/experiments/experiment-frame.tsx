import { Text, useSlow } from '@zarra/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RetryAlert } from '../../retry-alert.js';
import { embedAddress, readFragment } from './embed-address.js';
import { useExperimentMessages } from '../../messages/experiment-strings.js';
import { useFrameState } from './use-frame-state.js';

const Frame = styled.iframe`
  grid-area: 1 / 1;
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;
// Near the task above. Opaque: it covers the page of the laboratory until the experiment has replaced it.
const Cover = styled.div`
  z-index: 1;
  grid-area: 1 / 1;
  display: grid;
  align-content: start;
  justify-items: center;
  padding: 6rem var(--ui-space-4) var(--ui-space-4);
  background: var(--ui-color-sunken);
`;

interface ExperimentFrameProps {
  /** Address of the experiment's page. */
  link: string;
  /** State that the learner reached before, as a fragment; empty for the state of the link. */
  fragment: string;
  title: string;
  onRetry: () => void;
  /** Gets the state that the learner reached, as a fragment, before the frame is removed; not called without one. */
  onLeave: (fragment: string) => void;
}

/** An experiment in a frame, with its loading and failed states. Give it another `key` for a retry. */
export const ExperimentFrame = ({ link, fragment, title, onRetry, onLeave }: ExperimentFrameProps) => {
  const strings = useExperimentMessages();
  // Another address would navigate the frame and add an entry to the history.
  const [src] = useState(() => embedAddress(link, fragment));
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, height, handleLoad } = useFrameState(frame);
  const isLoading = state === 'loading' || state === 'starting';
  const isSlow = useSlow(isLoading);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const { current } = frame;
    return () => {
      const reached = readFragment(current);
      if (reached !== '') leave.current(reached);
    };
  }, []);

  if (state === 'failed') {
    return (
      <Cover>
        <RetryAlert onRetry={onRetry}>{strings.failed}</RetryAlert>
      </Cover>
    );
  }
  return (
    <>
      <Frame
        ref={frame}
        src={src}
        title={title}
        loading="lazy"
        allow="fullscreen"
        inert={isLoading}
        onLoad={handleLoad}
        {...(height !== undefined && { style: { minHeight: `${height}px` } })}
      />
      {isLoading && (
        <Cover>
          <Text tone="muted" role="status">
            {strings.loading} {isSlow && strings.slow}
          </Text>
        </Cover>
      )}
    </>
  );
};
