import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { PageSection } from './page-section.js';
import { Statements } from './statements.js';
import { useSectionsMessages } from './messages/section-strings.js';
import { TypedHeading } from './typed/typed-heading.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--ui-space-16);
  }
`;

/** Four reasons to learn with this site. */
export const WhyUs = () => {
  const { specTexts, why } = useSectionsMessages();
  const reasons = [
    { title: specTexts.interactive, text: why.interactiveText },
    { title: specTexts.broad, text: why.broadText },
    { title: specTexts.modern, text: why.modernText },
    { title: specTexts.personal, text: why.personalText },
  ];
  return (
    <PageSection forwardedAs="section" aria-labelledby="why-title">
      <Columns>
        <TypedHeading level={2} size="2xl" id="why-title" msPerCharacter={70}>
          {why.title}
        </TypedHeading>
        <Statements columns={2} items={reasons} />
      </Columns>
    </PageSection>
  );
};
