import { branchDashes, branches } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { Paper } from './paper.js';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(8rem, 1fr);
  gap: var(--ui-space-3) var(--ui-space-4);
  align-items: center;
  margin: 0;
  padding: var(--ui-space-4);

  & > dd {
    margin: 0;
  }
  & svg {
    display: block;
    width: 100%;
  }
`;

/** The six branches of physics as charts draw them: a hue and a pattern of dashes. */
export const BranchLines = () => (
  <Paper label="Branches of physics">
    <Lines>
      {branches.map((branch) => (
        <div key={branch} style={{ display: 'contents' }}>
          <dt>
            <code>{branch}</code>
          </dt>
          <dd>
            <svg height="12" aria-hidden="true">
              <line
                x2="100%"
                y1="6"
                y2="6"
                strokeWidth="3"
                stroke={`var(--ui-color-${branch})`}
                strokeDasharray={branchDashes[branch]}
              />
            </svg>
          </dd>
        </div>
      ))}
    </Lines>
  </Paper>
);
