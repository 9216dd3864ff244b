import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';

// A failure may need more room than a small picture has.
/** The place of the video: 500 px high where the column has its full width (specification §2), else 16:9. */
export const VideoStage = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-sunken);
  outline: none;

  ${media.xl} {
    box-sizing: content-box;
    aspect-ratio: auto;
    height: 500px;
  }
  &[data-state='failed'] {
    aspect-ratio: auto;
    min-height: 12rem;
  }
`;

export const Film = styled.video`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
`;

/** Over the picture, and never in the way of its controls. */
export const Overlay = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  justify-items: center;
  padding: var(--ui-space-4);
  pointer-events: none;

  & > span {
    padding: var(--ui-space-1) var(--ui-space-3);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    font-size: var(--ui-type-sm);
  }
`;
