import type { LessonExperiment } from '@zarra/api-client/classroom';
import { Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useExperimentMessages } from '../messages/experiment-strings.js';
import { ExperimentEmbed } from './experiments/experiment-embed.js';
import { useSharedOpenExperiments } from './open-experiments.js';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--ui-space-2);
  padding: var(--ui-space-4);
  margin: 0;
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  break-inside: avoid;
`;
const Caption = styled.figcaption`
  display: grid;
  gap: var(--ui-space-1);

  & > strong {
    font-weight: 600;
  }
`;
const Screen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
// It loads on screen too: a browser does not wait for images when it prints.
const PrintedPicture = styled.img`
  display: none;

  @media print {
    display: block;
    width: 9cm;
    max-width: 100%;
    height: auto;
  }
`;

interface PlacedExperimentProps {
  experiment: LessonExperiment;
  caption: string;
}

/** An experiment at its place in the text of a lesson. In print it is its picture with the caption. */
export const PlacedExperiment = ({ experiment, caption }: PlacedExperimentProps) => {
  const strings = useExperimentMessages();
  const { isOpen, open, openIfRoom, close } = useSharedOpenExperiments();
  const { link, note, investigation, picture } = experiment;
  return (
    <Figure>
      <Caption>
        <strong>{caption}</strong>
        {note !== null && note !== caption && <Text as="span">{note}</Text>}
      </Caption>
      {picture && <PrintedPicture {...picture} alt="" />}
      <Screen>
        <ExperimentEmbed
          experiment={experiment}
          isOpen={isOpen(link)}
          onOpen={() => open(link)}
          onNear={() => openIfRoom(link)}
          onClose={() => close(link)}
        />
        {investigation && (
          <Link to={investigation.link}>{`${strings.investigation} ${investigation.title}`}</Link>
        )}
      </Screen>
    </Figure>
  );
};
