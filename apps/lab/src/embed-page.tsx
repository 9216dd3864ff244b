import { EmbedScreen } from '@zarra/experiment-kit';
import { ThemeStyles } from '@zarra/ui-kit';
import { useOpenedSession, type ExperimentPageProps } from './experiment-page.js';

/** Page of one experiment for embedding: only the experiment. */
export const EmbedPage = (props: ExperimentPageProps) => {
  const { key, ...opened } = useOpenedSession(props);
  return (
    <>
      <ThemeStyles />
      <main>
        <EmbedScreen key={key} {...opened} investigation={props.investigation} />
      </main>
    </>
  );
};
