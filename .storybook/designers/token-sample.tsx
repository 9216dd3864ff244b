import { styled } from 'styled-components';
import type { ListedToken } from './list-tokens.js';

const Drawing = styled.div`
  width: 9rem;

  & > div {
    background: var(--ui-color-accent);
  }
  & > div[data-box] {
    width: 4rem;
    height: 2rem;
    background: var(--ui-color-surface);
  }
  & > div[data-bar] {
    height: 0.75rem;
  }
  & > p {
    margin: 0;
    background: var(--ui-color-sunken);
  }
  & > svg {
    display: block;
    width: 100%;
  }
`;

/** The curve of a cubic-bezier function, from the lower left to the upper right corner. */
const easingPath = (value: string): string => {
  const [x1, y1, x2, y2] = value.split(', ').map(Number) as [number, number, number, number];
  return `M0,1C${x1},${1 - y1} ${x2},${1 - y2} 1,0`;
};

/** What a token looks like in use. */
export const TokenSample = ({ name, value }: Pick<ListedToken, 'name' | 'value'>) => {
  const variable = `var(--ui-${name})`;
  const [group] = name.split('-');
  return <Drawing aria-hidden="true">{drawingOf()}</Drawing>;

  function drawingOf() {
    switch (group) {
      case 'space':
        return <div data-bar="" style={{ width: variable }} />;
      // A tenth of its size.
      case 'width':
        return <div data-bar="" style={{ width: `calc(${variable} / 10)` }} />;
      case 'control':
      case 'target':
      case 'bar':
        return <div style={{ width: '2rem', height: variable }} />;
      case 'type':
        return <p style={{ fontSize: variable, lineHeight: 'var(--ui-leading-tight)' }}>Kuch</p>;
      case 'font':
        return <p style={{ fontFamily: variable }}>Oʻlchov 1,5</p>;
      case 'weight':
        return <p style={{ fontWeight: variable }}>Oʻlchov</p>;
      case 'leading':
        return (
          <p style={{ lineHeight: variable }}>
            Massa
            <br />
            va kuch
          </p>
        );
      case 'radius':
        return <div data-box="" style={{ border: 'var(--ui-hairline-strong)', borderRadius: variable }} />;
      case 'hairline':
        return <div data-box="" style={{ border: variable }} />;
      case 'shadow':
        return <div data-box="" style={{ boxShadow: variable }} />;
      case 'focus':
        return (
          <div
            data-box=""
            style={{
              outline: 'var(--ui-focus)',
              outlineOffset: 'var(--ui-focus-gap)',
              margin: 'var(--ui-space-2)',
            }}
          />
        );
      // One pixel for two milliseconds.
      case 'fast':
      case 'slow':
        return <div data-bar="" style={{ width: Number.parseFloat(value) / 2 }} />;
      case 'ease':
        return (
          <svg viewBox="-0.05 -0.05 1.1 1.1" style={{ width: '4rem' }}>
            <path d={easingPath(value)} fill="none" stroke="var(--ui-color-accent)" strokeWidth="0.05" />
          </svg>
        );
      case 'dash':
        return (
          <svg height="12">
            <line
              x2="100%"
              y1="6"
              y2="6"
              strokeWidth="3"
              stroke={`var(--ui-color-${name.slice('dash-'.length)})`}
              strokeDasharray={value === 'solid' ? undefined : value.replaceAll(' px', '')}
            />
          </svg>
        );
      default:
        return null;
    }
  }
};
