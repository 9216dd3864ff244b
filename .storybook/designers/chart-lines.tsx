import { chartColors, chartDashes, token } from '@zarra/ui-kit';
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

/** The chart colours, each with its dash pattern. */
export const ChartLines = () => (
  <Paper label="Chart colours">
    <Lines>
      {chartColors.map((color) => (
        <div key={color} style={{ display: 'contents' }}>
          <dt>
            <code>{color}</code>
          </dt>
          <dd>
            <svg height="12" aria-hidden="true">
              <line
                x2="100%"
                y1="6"
                y2="6"
                strokeWidth="3"
                stroke={token(`color-${color}`)}
                strokeDasharray={chartDashes[color]}
              />
            </svg>
          </dd>
        </div>
      ))}
    </Lines>
  </Paper>
);
