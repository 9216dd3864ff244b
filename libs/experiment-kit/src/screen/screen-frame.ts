import { Container, media } from '@zarra/ui-kit';
import { styled } from 'styled-components';

/**
 * Layout of an experiment's page. In projector mode everything is larger, the stage fills the viewport
 * height, and the parameters stand beside it. Text is one and a half times as large: readable from five
 * metres.
 */
export const ScreenFrame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-6) var(--ui-space-16);

  & > header,
  & > [data-runs] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-2);
  }
  & > [data-experiment],
  & > [data-details]:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-6);
    align-items: start;
  }
  & [data-view],
  & [data-controls] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ui-space-3);
  }
  & [data-announcement] {
    min-height: var(--ui-target);
    align-content: center;
  }
  ${media.md} {
    & > [data-experiment] {
      grid-template-columns: minmax(0, 7fr) minmax(16rem, 3fr);
    }
  }

  &[data-projector] {
    --ui-type-xs: 1.25rem;
    --ui-type-sm: 1.375rem;
    --ui-type-md: 1.5rem;
    --ui-type-lg: 1.75rem;
    --ui-type-2xl: 2.25rem;
    --ui-control: 3.25rem;
    --ui-control-sm: 3rem;
    --ui-target: 3.25rem;
    --stage-handle: 4.125rem;
    gap: var(--ui-space-3);
    max-width: none;
    padding-block-start: var(--ui-space-3);
    font-size: var(--ui-type-md);
  }
  &[data-projector] [data-view] > dl {
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  }
  ${media.md} {
    &[data-projector] [data-stage] {
      aspect-ratio: auto;
      height: max(20rem, 100vh - 15rem);
    }
    &[data-projector] > [data-experiment] {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
  }
`;
