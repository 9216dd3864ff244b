import { Button, Heading, Icon, Select } from '@zarra/ui-kit';
import { download } from '@zarra/ui-kit/icons/download';
import { saveFile } from '@zarra/ui-kit/save-file';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { seriesCsv, type DecimalSeparator } from './csv.js';
import { createStageImage } from './stage-image.js';

const Panel = styled.section`
  display: grid;
  gap: var(--ui-space-3);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--ui-space-3);
  }
  & > p {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;

interface ExportPanelProps {
  session: Session;
  /** Returns the stage element of the page. */
  findStage: () => HTMLElement | null | undefined;
  /** Announces a text. */
  onAnnounce: (text: string) => void;
}

/** Exports the recorded minute as a table and the stage as an image. */
export function ExportPanel({ session, findStage, onAnnounce }: ExportPanelProps) {
  const { exports: strings, readouts } = useAllMessages();
  const [separator, setSign] = useState<DecimalSeparator>(',');
  const { definition, readings } = session;
  const save = (file: Blob, ending: string): void => {
    const name = `zarra-${definition.slug}.${ending}`;
    saveFile(file, name);
    onAnnounce(strings.saved(name));
  };
  const saveTable = (): void => {
    const { hiddenReadouts } = session.store.getState();
    const text = seriesCsv(definition, readings.series, readouts.time, separator, hiddenReadouts);
    save(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'csv');
  };
  const saveImage = async (): Promise<void> => {
    const stage = findStage();
    const image = stage ? await createStageImage(session, stage) : undefined;
    if (image) save(image, 'png');
    else onAnnounce(strings.failed);
  };
  return (
    <Panel aria-label={strings.title}>
      <Heading level={2} size="md">
        {strings.title}
      </Heading>
      <div>
        <Select
          label={strings.decimal}
          value={separator}
          options={[
            { value: ',', label: strings.comma },
            { value: '.', label: strings.point },
          ]}
          onChange={({ target }) => setSign(target.value === '.' ? '.' : ',')}
        />
        <Button icon={<Icon path={download} />} onClick={saveTable}>
          {strings.table}
        </Button>
        <Button icon={<Icon path={download} />} onClick={() => void saveImage()}>
          {strings.image}
        </Button>
      </div>
      <p>{strings.hint}</p>
    </Panel>
  );
}
