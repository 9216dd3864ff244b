import { styled } from 'styled-components';

// With data-link-area="card" the link and its focus outline cover the whole card.
// The media has a fixed ratio of 16:10: the layout does not shift when an image loads. The badge overlays its start corner.
// Footers are aligned at the bottom of the cards of a row.
/** Styles of a card, shared with its skeleton: the layout does not shift when the card replaces it. */
export const CardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  transition: border-color var(--ui-fast) var(--ui-ease);

  > [data-card-media] {
    position: relative;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    border-bottom: var(--ui-hairline);
    background: var(--ui-color-sunken);
  }
  > [data-card-media] > :is(img, svg, picture, video, canvas),
  > [data-card-media] > picture > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > [data-card-media] > [data-card-badge] {
    position: absolute;
    inset-block-start: var(--ui-space-3);
    inset-inline-start: var(--ui-space-3);
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-space-2);
    max-width: calc(100% - var(--ui-space-6));
  }

  > :not([data-card-media]) {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--ui-space-2);
    padding: var(--ui-space-4);
  }
  > * > :is(h2, h3, h4) {
    font-size: var(--ui-type-md);
    line-height: 1.35;
    letter-spacing: -0.005em;
  }
  > * > [data-card-body] {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.5;
  }
  > * > [data-card-footer] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ui-space-2) var(--ui-space-4);
    margin-top: auto;
    padding-top: var(--ui-space-2);
  }

  &[data-link-area='card'] > * > :is(h2, h3, h4) a {
    color: inherit;
    text-decoration: none;
  }
  &[data-link-area='card'] > * > :is(h2, h3, h4) a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[data-link-area='card']:has(> * > :is(h2, h3, h4) a:focus-visible) {
    outline: var(--ui-focus);
    outline-offset: var(--ui-focus-gap);
  }
  &[data-link-area='card']:has(> * > :is(h2, h3, h4) a:focus-visible) > * > :is(h2, h3, h4) a {
    outline: none;
  }
  &[data-link-area='card'] [data-card-footer] :is(a, button) {
    position: relative;
  }
  @media (hover: hover) {
    &[data-link-area='card']:hover {
      border-color: var(--ui-color-accent);
    }
    &[data-link-area='card']:hover > * > :is(h2, h3, h4) a {
      color: var(--ui-color-accent);
    }
  }
`;
