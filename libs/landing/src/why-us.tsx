import { media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { Statements } from './statements.js';
import { strings } from './strings.js';
import { TypedHeading } from './typed/typed-heading.js';

const { given, why } = strings;

const reasons = [
  { title: given.interactive, text: why.interactiveText },
  { title: given.broad, text: why.broadText },
  { title: given.modern, text: why.modernText },
  { title: given.personal, text: why.personalText },
];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-8);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--ui-space-16);
  }
`;

/** Four reasons to learn here. */
export const WhyUs = () => (
  <Band forwardedAs="section" aria-labelledby="why-title">
    <Columns>
      <TypedHeading level={2} size="2xl" id="why-title" msPerCharacter={70}>
        {strings.why.title}
      </TypedHeading>
      <Statements columns={2} items={reasons} />
    </Columns>
  </Band>
);
