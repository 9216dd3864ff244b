import type { ApiClient } from '@zarra/api-client';
import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { PageSection } from '../page-section.js';
import { useSectionsMessages } from '../messages/section-strings.js';
import { TypedHeading } from '../typed/typed-heading.js';
import { useSiteFacts } from './use-site-facts.js';

// The description has a minimum height: the layout does not shift when it loads.
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

/** The description with its first word emphasised. */
const Description = ({ text }: { text: string }) => {
  const [first = ''] = text.split(/\s/, 1);
  return (
    <p>
      {first !== '' && <strong>{first}</strong>}
      {text.slice(first.length)}
    </p>
  );
};

/** The description of the site, and the numbers of simulations and lessons. */
export const About = ({ client }: { client: ApiClient }) => {
  const { about, specTexts } = useSectionsMessages();
  const { simulations, lessons, description } = useSiteFacts(client);
  return (
    <PageSection forwardedAs="section" id="about" tabIndex={-1} aria-labelledby="about-title">
      <TypedHeading level={2} size="2xl" id="about-title" msPerCharacter={80}>
        {about.title}
      </TypedHeading>
      <Columns>
        <Description text={description} />
        <Counters>
          <div>
            <dt>{specTexts.simulations}</dt>
            <dd>{specTexts.count(simulations)}</dd>
          </div>
          <div>
            <dt>{specTexts.lessons}</dt>
            <dd>{specTexts.count(lessons)}</dd>
          </div>
        </Counters>
      </Columns>
    </PageSection>
  );
};
