'use client';
import { Menu as Base } from '@base-ui/react/menu';
import { styled } from 'styled-components';

const Line = styled(Base.Separator)`
  height: 1px;
  margin: var(--ui-space-1) 0;
  background: var(--ui-color-line);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/**
 * A line between groups of a `Menu`.
 *
 * When to use: between groups of actions, and before destructive actions.
 */
export const MenuSeparator = () => <Line />;
