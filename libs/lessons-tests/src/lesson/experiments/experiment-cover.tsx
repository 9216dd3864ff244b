import type { LessonExperiment } from '@zarra/api-client/classroom';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// Opaque, at the place of the experiment. Without a picture it is squared paper. Its content is near the task above it: the area may be
// higher than the screen. It stays below the experiment for a print.
const Cover = styled.div`
  z-index: 1;
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  background-color: var(--ui-color-sunken);
  --line: color-mix(in srgb, var(--ui-color-line) 60%, transparent) 1px, transparent 1px;
  background-image: linear-gradient(var(--line)), linear-gradient(90deg, var(--line));
  background-position: -1px -1px;
  background-size: 1.5rem 1.5rem;

  & > img {
    width: 100%;
    height: auto;
    max-height: 80cqi;
    border-block-end: var(--ui-hairline);
    background: var(--ui-color-surface);
    object-fit: contain;
  }
  & > div {
    display: grid;
    justify-items: center;
    gap: var(--ui-space-2);
    padding: var(--ui-space-6) var(--ui-space-4) var(--ui-space-4);
  }
  & > :first-child:last-child {
    padding-block-start: 6rem;
  }
  & > div > :is(small, [role='status']) {
    padding-inline: var(--ui-space-2);
    background: var(--ui-color-sunken);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  @media screen {
    &[data-drawn] {
      display: none;
    }
  }
  @media print {
    background: none;

    & > img {
      max-height: 65mm;
      border: 0;
    }
    & > div {
      display: none;
    }
  }
  @media (scripting: none) {
    & > div {
      display: none;
    }
  }
`;

interface ExperimentCoverProps {
  picture: LessonExperiment['picture'];
  /** Whether the experiment is drawn: only a print shows the picture. */
  isDrawn: boolean;
  /** The button that opens the experiment, or its loading or failed state. */
  children: ReactNode;
}

/** Picture of an experiment in its state, over the experiment until it is drawn. */
export const ExperimentCover = ({ picture, isDrawn, children }: ExperimentCoverProps) => (
  <Cover data-drawn={isDrawn || undefined}>
    {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
    <div>{children}</div>
  </Cover>
);
