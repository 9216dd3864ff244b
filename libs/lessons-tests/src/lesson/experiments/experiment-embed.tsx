import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Button, Icon, LinkButton, media, useHydrated, VisuallyHidden } from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { play } from '@zarra/ui-kit/icons/play';
import { observeNearViewport } from '@zarra/ui-kit/lazy';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { isFast } from '../../connection.js';
import { isExternalLink } from '../../links.js';
import { readFragment } from './embed-address.js';
import { ExperimentFrame } from './experiment-frame.js';
import { useExperimentMessages } from '../../messages/experiment-strings.js';

/** Size of an experiment beside what the page already has, kB: its byte budget. */
const KILOBYTES = 82;

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
  @media (scripting: none) {
    display: none;
  }
`;
// As high as an experiment, before it is loaded too: nothing moves when it opens. In a frame, the stage has 80 % of the width.
const Area = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 36rem;
  min-height: calc(80cqi + 19.25rem);
  overflow: hidden;
  border-block: var(--ui-hairline);
  background: var(--ui-color-sunken);

  ${media.sm} {
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
  }
`;
// Squared paper. The button is near the task above it: the area may be higher than the screen.
const Invitation = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--ui-space-2);
  padding: 6rem var(--ui-space-4) var(--ui-space-4);
  --line: color-mix(in srgb, var(--ui-color-line) 60%, transparent) 1px, transparent 1px;
  background-image: linear-gradient(var(--line)), linear-gradient(90deg, var(--line));
  background-position: -1px -1px;
  background-size: 1.5rem 1.5rem;

  & > small {
    padding-inline: var(--ui-space-2);
    background: var(--ui-color-sunken);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;
// One line in each state: nothing below moves.
const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  justify-self: stretch;
  gap: var(--ui-space-2);
  margin-block-start: var(--ui-space-2);
`;

interface ExperimentEmbedProps {
  experiment: LessonExperiment;
  isOpen: boolean;
  /** The learner opens the experiment. */
  onOpen: () => void;
  /** The experiment comes near the viewport on a fast connection. */
  onNear: () => void;
  onClose: () => void;
}

/**
 * Opens an experiment inside the lesson, and links to its page. Until the component is hydrated, the button is a link to that
 * page: no press is lost.
 */
export const ExperimentEmbed = ({ experiment, isOpen, onOpen, onNear, onClose }: ExperimentEmbedProps) => {
  const strings = useExperimentMessages();
  const { title, stateTitle, link } = experiment;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [fragment, setFragment] = useState('');
  const sizeId = useId();
  const name = <VisuallyHidden>{strings.ofExperiment(title, stateTitle)}</VisuallyHidden>;
  const canEmbed = !isExternalLink(link);

  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(
    () => (area.current && isFast() ? observeNearViewport(area.current, () => near.current()) : undefined),
    [],
  );

  // The pressed button is removed: the focus stays at the experiment.
  const focusArea = () => area.current?.focus({ preventScroll: true });
  const openState = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget } = event;
    const reached = readFragment(area.current?.querySelector('iframe') ?? null) || fragment;
    if (reached !== '') currentTarget.hash = reached;
    if (!canEmbed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(currentTarget.pathname + currentTarget.search + currentTarget.hash);
  };

  return (
    <>
      {canEmbed && (
        <Container>
          <Area ref={area} role="group" aria-label={strings.frame(title, stateTitle)} tabIndex={-1}>
            {isOpen ? (
              <ExperimentFrame
                key={attempt}
                link={link}
                fragment={fragment}
                title={strings.frame(title, stateTitle)}
                onRetry={() => {
                  focusArea();
                  setAttempt(attempt + 1);
                }}
                onLeave={setFragment}
              />
            ) : (
              <Invitation>
                {hydrated ? (
                  <Button
                    icon={<Icon path={play} />}
                    aria-describedby={sizeId}
                    onClick={() => {
                      focusArea();
                      onOpen();
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
              </Invitation>
            )}
          </Area>
        </Container>
      )}
      <Actions>
        <LinkButton href={link} onClick={openState}>
          {strings.openFullScreen} {name}
        </LinkButton>
        {isOpen && (
          <Button
            variant="quiet"
            icon={<Icon path={cross} />}
            aria-label={strings.close(title, stateTitle)}
            onClick={() => {
              focusArea();
              onClose();
            }}
          />
        )}
      </Actions>
    </>
  );
};
