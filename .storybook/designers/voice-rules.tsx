import { Icon } from '@zarra/ui-kit';
import { check } from '@zarra/ui-kit/icons/check';
import { cross } from '@zarra/ui-kit/icons/cross';
import { styled } from 'styled-components';
import { Paper } from './paper.js';
import { voice } from './voice.js';

const Rule = styled.section`
  display: grid;
  gap: var(--ui-space-3);
  padding: var(--ui-space-4);

  &:not(:last-child) {
    border-bottom: var(--ui-hairline);
  }
  & > h3 {
    margin: 0;
    font-size: var(--ui-type-lg);
    line-height: var(--ui-leading-tight);
  }
  & > p {
    margin: 0;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--ui-space-3);
  }
`;

const Example = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--ui-space-1) var(--ui-space-3);
  align-content: start;
  margin: 0;
  padding: var(--ui-space-3);
  border-radius: var(--ui-radius);
  overflow-wrap: anywhere;

  &[data-kind='good'] {
    background: var(--ui-color-right-soft);
  }
  &[data-kind='bad'] {
    background: var(--ui-color-wrong-soft);
  }
  &[data-kind='good'] > svg {
    color: var(--ui-color-right);
  }
  &[data-kind='bad'] > svg {
    color: var(--ui-color-wrong);
  }
  & > small {
    grid-column: 2;
    font-size: var(--ui-type-xs);
  }
`;

/** The rules for interface texts, each with a good example of the product and a bad one. */
export const VoiceRules = () => (
  <Paper label="Rules for interface texts">
    {voice.map(({ rule, why, good, bad }) => (
      <Rule key={rule}>
        <h3>{rule}</h3>
        <p>{why}</p>
        <div>
          <Example data-kind="good">
            <Icon path={check} />
            <span lang="uz">{good}</span>
            <small>good</small>
          </Example>
          <Example data-kind="bad">
            <Icon path={cross} />
            <span lang="uz">{bad}</span>
            <small>bad</small>
          </Example>
        </div>
      </Rule>
    ))}
  </Paper>
);
