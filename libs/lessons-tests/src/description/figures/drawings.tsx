import { FIGURE_STYLES } from '@zarra/figures/styles';
import { styled } from 'styled-components';
import { toSvgElement } from './svg-elements.js';

// The classes of drawings, once in the styles of the page.
const Box = styled.div`
  ${FIGURE_STYLES}

  & > .fgs {
    justify-content: center;
  }
  /* Lines stay visible in a drawing of half its size. */
  &[data-small] > .fg {
    stroke-width: 2.4;
  }
  /* A drawing of several takes the place of all when the learner moves it. */
  @media screen and (scripting: enabled) {
    &[data-moving] > .fgs > :not(:first-child) {
      display: none;
    }
    &[data-moving] > .fgs > .fg {
      max-width: 28rem;
    }
  }
`;

interface DrawingsProps {
  /** An option beside others. */
  isSmall?: boolean;
  /** Nodes of one SVG element, or of several for a process. */
  drawings: readonly unknown[];
  /** Only the first one is on screen; a print has all of them. */
  isMoving?: boolean;
}

/** The drawings of a figure: beside each other where they have the room. */
export const Drawings = ({ drawings, isSmall, isMoving }: DrawingsProps) => {
  const elements = drawings.map(toSvgElement);
  return (
    <Box data-small={isSmall || undefined} data-moving={isMoving || undefined}>
      {elements.length > 1 ? <div className="fgs">{elements}</div> : elements}
    </Box>
  );
};
