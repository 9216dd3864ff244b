import type { State } from '@zarra/physics';
import { Button, Heading, Icon, Select } from '@zarra/ui-kit';
import { Download } from 'lucide';
import { useState } from 'react';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';
import type { Series } from '../plot/series.js';
import type { Session } from '../session/create-session.js';
import { seriesCsv, type DecimalSign } from './csv.js';
import { download } from './download.js';
import { stagePicture } from './stage-picture.js';

const strings = kitStrings.exports;

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

/** Props of {@link ExportPanel}. */
export interface ExportPanelProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
  /** What was read of the session. */
  series: Series;
  /** Finds the stage on the page. */
  findStage: () => HTMLElement | null | undefined;
  /** Has something said. */
  onSay: (words: string) => void;
}

/** The recorded minute as a table and the stage as a picture, to take along. */
export function ExportPanel<K extends string, S extends State, V extends string>({
  session,
  series,
  findStage,
  onSay,
}: ExportPanelProps<K, S, V>) {
  const [sign, setSign] = useState<DecimalSign>(',');
  const { lab } = session;
  const save = (file: Blob, ending: string): void => {
    const name = `zarra-${lab.slug}.${ending}`;
    download(file, name);
    onSay(strings.saved(name));
  };
  const saveTable = (): void =>
    save(new Blob([seriesCsv(lab, series, sign)], { type: 'text/csv;charset=utf-8' }), 'csv');
  const savePicture = async (): Promise<void> => {
    const stage = findStage();
    const picture = stage ? await stagePicture(session, stage) : undefined;
    if (picture) save(picture, 'png');
    else onSay(strings.failed);
  };
  return (
    <Panel aria-label={strings.title}>
      <Heading level={2} size="lg">
        {strings.title}
      </Heading>
      <div>
        <Select
          label={strings.decimal}
          value={sign}
          options={[
            { value: ',', label: strings.comma },
            { value: '.', label: strings.point },
          ]}
          onChange={({ target }) => setSign(target.value === '.' ? '.' : ',')}
        />
        <Button icon={<Icon node={Download} />} onClick={saveTable}>
          {strings.table}
        </Button>
        <Button icon={<Icon node={Download} />} onClick={() => void savePicture()}>
          {strings.picture}
        </Button>
      </div>
      <p>{strings.hint}</p>
    </Panel>
  );
}
