import { styled } from 'styled-components';

/** Links over the end of the page, so that they move nothing when they appear. */
export const BottomBar = styled.nav`
  position: fixed;
  z-index: var(--ui-z-bar);
  inset: auto var(--ui-space-3) var(--ui-space-3);
  display: flex;
  gap: var(--ui-space-2);
  align-items: center;
  max-width: 30rem;
  margin-inline: auto;
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-2) var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  box-shadow: var(--ui-shadow);

  & > a {
    display: flex;
    flex: 1;
    gap: var(--ui-space-2);
    align-items: center;
    min-width: 0;
    color: var(--ui-color-text);
    line-height: 1.3;
    text-decoration: none;
  }
  & > a:hover {
    color: var(--ui-color-accent);
  }
  & span {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
  }
  & b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
