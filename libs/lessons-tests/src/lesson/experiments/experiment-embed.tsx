import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Button, Icon, LinkButton, media, Text, useHydrated, useSlow, VisuallyHidden } from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { play } from '@zarra/ui-kit/icons/play';
import { observeNearViewport } from '@zarra/ui-kit/lazy';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { isFast } from '../../connection.js';
import { isExternalLink } from '../../links.js';
import { useExperimentMessages } from '../../messages/experiment-strings.js';
import { RetryAlert } from '../../retry-alert.js';
import { ExperimentCover } from './experiment-cover.js';
import { useOpenExperiment } from './open-experiments.js';
import { RunningExperiment } from './running-experiment.js';
import { useExperiment } from './use-experiment.js';

/** Size of an experiment beside what the page already has, kB: its byte budget. */
const KILOBYTES = 65;

// On a phone as wide as the card. On a wider screen the experiment is whole on a screen 800 px high.
const Container = styled.div`
  container-type: inline-size;
  justify-self: stretch;
  margin-inline: calc(-1 * var(--ui-space-4));

  ${media.sm} {
    justify-self: center;
    width: min(34rem, 100%);
    margin-inline: 0;
  }
  &[data-empty] {
    @media print {
      display: none;
    }
    @media (scripting: none) {
      display: none;
    }
  }
`;
// As high as an experiment, before it is loaded too: nothing moves when it opens. The stage has 80 % of the width.
const Area = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 36rem;
  min-height: calc(80cqi + 19.25rem);
  overflow: hidden;
  border-block: var(--ui-hairline);
  background: var(--ui-color-surface);

  ${media.sm} {
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
  }
  @media print {
    min-height: 0;
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
// One line in each state: nothing below moves.
const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  justify-self: stretch;
  gap: var(--ui-space-2);
  margin-block-start: var(--ui-space-2);

  @media print {
    display: none;
  }
`;

/**
 * Opens an experiment inside the lesson, and links to its page. Until the component is hydrated, the button is a link to that
 * page: no press is lost.
 */
export const ExperimentEmbed = ({ experiment }: { experiment: LessonExperiment }) => {
  const strings = useExperimentMessages();
  const { title, stateTitle, link, picture } = experiment;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const { load, isOpen, open, openIfRoom, close } = useOpenExperiment();
  const { Component, hasFailed, fail, retry } = useExperiment(load, link, isOpen);
  const [state, setState] = useState('');
  const [isDrawn, setDrawn] = useState(false);
  const isLoading = isOpen && !hasFailed && !isDrawn;
  const isSlow = useSlow(isLoading);
  const sizeId = useId();
  const name = <VisuallyHidden>{strings.ofExperiment(title, stateTitle)}</VisuallyHidden>;
  const isOwn = !isExternalLink(link);

  const near = useRef(openIfRoom);
  useEffect(() => {
    near.current = openIfRoom;
  });
  useEffect(
    () => (area.current && isFast() ? observeNearViewport(area.current, () => near.current()) : undefined),
    [],
  );

  // The pressed button is removed: the focus stays at the experiment.
  const focusArea = () => area.current?.focus({ preventScroll: true });
  const openPage = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOwn || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    void navigate(pathname + search + hash);
  };

  const renderOpenButton = () => (
    <>
      {hydrated ? (
        <Button
          icon={<Icon path={play} />}
          aria-describedby={sizeId}
          onClick={() => {
            focusArea();
            open();
          }}
        >
          {strings.openHere} {name}
        </Button>
      ) : (
        <LinkButton icon={<Icon path={play} />} href={link} aria-describedby={sizeId}>
          {strings.openHere} {name}
        </LinkButton>
      )}
      <small id={sizeId}>{strings.size(KILOBYTES)}</small>
    </>
  );
  const renderCover = () => {
    if (!isOpen) return renderOpenButton();
    if (!hasFailed)
      return (
        isLoading && (
          <Text tone="muted" role="status">
            {strings.loading} {isSlow && strings.slow}
          </Text>
        )
      );
    return (
      <RetryAlert
        onRetry={() => {
          focusArea();
          retry();
        }}
      >
        {strings.failed}
      </RetryAlert>
    );
  };

  return (
    <>
      {isOwn && load && (
        <Container data-empty={picture ? undefined : ''}>
          <Area ref={area} role="group" aria-label={strings.frame(title, stateTitle)} tabIndex={-1}>
            {isOpen && Component && (
              <ErrorBoundary fallback={null} onError={fail}>
                <RunningExperiment
                  component={Component}
                  state={state}
                  onStateChange={setState}
                  keyScope={area}
                  onDrawnChange={setDrawn}
                />
              </ErrorBoundary>
            )}
            <ExperimentCover picture={picture} isDrawn={isDrawn}>
              {renderCover()}
            </ExperimentCover>
          </Area>
        </Container>
      )}
      <Actions>
        <LinkButton href={state === '' ? link : `${link.replace(/#.*/, '')}#${state}`} onClick={openPage}>
          {strings.openFullScreen} {name}
        </LinkButton>
        {isOpen && (
          <Button
            variant="quiet"
            icon={<Icon path={cross} />}
            aria-label={strings.close(title, stateTitle)}
            onClick={() => {
              focusArea();
              close();
            }}
          />
        )}
      </Actions>
    </>
  );
};
