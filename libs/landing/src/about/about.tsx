import type { ApiClient } from '@zarra/api-client';
import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { Band } from '../band.js';
import { strings } from '../strings.js';
import { TypedHeading } from '../typed/typed-heading.js';
import { useSiteFacts } from './use-site-facts.js';

const { given } = strings;

// The description keeps room for itself, so that the page does not move when it comes.
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);

  & > p {
    min-height: 10lh;
    max-width: 66ch;
    font-size: var(--ui-type-lg);
    line-height: 1.55;
    white-space: pre-line;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--ui-space-16);
  }
  ${media.md} {
    & > p {
      min-height: 5lh;
    }
  }
  & strong {
    color: var(--ui-color-accent);
  }
`;

const Counters = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline-start: var(--ui-space-5);
    border-inline-start: var(--ui-hairline);
  }
  & dt {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & dd {
    font-size: var(--ui-type-3xl);
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
`;

/** The description with its first word marked. */
const Description = ({ text }: { text: string }) => {
  const [first = ''] = text.split(/\s/, 1);
  return (
    <p>
      {first !== '' && <strong>{first}</strong>}
      {text.slice(first.length)}
    </p>
  );
};

/** What the site says of itself, and how much there is. */
export const About = ({ client }: { client: ApiClient }) => {
  const { simulations, lessons, description } = useSiteFacts(client);
  return (
    <Band forwardedAs="section" id="about" tabIndex={-1} aria-labelledby="about-title">
      <TypedHeading level={2} size="2xl" id="about-title" msPerCharacter={80}>
        {strings.about.title}
      </TypedHeading>
      <Columns>
        <Description text={description} />
        <Counters>
          <div>
            <dt>{given.simulations}</dt>
            <dd>{given.count(simulations)}</dd>
          </div>
          <div>
            <dt>{given.lessons}</dt>
            <dd>{given.count(lessons)}</dd>
          </div>
        </Counters>
      </Columns>
    </Band>
  );
};
