import { media, Alert, Select } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
import { CopyField } from './copy-field.js';
import { QrCode } from './qr-code.js';
import { useMemo, useState, type ReactNode } from 'react';
import { useModule } from '../loading/use-module.js';
import type { Session } from '../run/session.js';
import { createShareLinks, type ShareLinks } from './share-links.js';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-6);
  max-width: 60rem;
  margin-inline: auto;

  & > div {
    display: grid;
    gap: var(--ui-space-5);
    align-content: start;
  }
  & > figure {
    display: grid;
    gap: var(--ui-space-2);
    justify-items: center;
    align-content: start;
    margin: 0;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export interface SharePanelProps {
  links: ShareLinks;
  /** Choice of what is embedded, before the code. */
  children?: ReactNode;
}

/** Link, QR code and embed code. */
export const SharePanel = ({ links, children }: SharePanelProps) => {
  const strings = useAllMessages().share;
  const { title, link, embedCode, isComplete, restartsRun, dropsRuns } = links;
  return (
    <Panel>
      <div>
        {restartsRun && <Alert>{strings.fromStart}</Alert>}
        {dropsRuns && <Alert>{strings.withoutOldest}</Alert>}
        <CopyField
          label={strings.link}
          hint={isComplete ? strings.linkHint : ''}
          text={link}
          rows={3}
          copyLabel={strings.copyLink}
        />
        {children}
        <CopyField
          label={strings.code}
          hint={strings.codeHint}
          text={embedCode}
          rows={5}
          copyLabel={strings.copyCode}
        />
      </div>
      <figure>
        <QrCode text={link} title={strings.qr(title)} />
        <figcaption>{strings.qrHint}</figcaption>
      </figure>
    </Panel>
  );
};

const NO_INVESTIGATIONS = () => Promise.resolve([]);

/** Share panel of a paused session, with its state at the first render. Loaded on demand. */
export function SessionSharePanel({ session }: { session: Session }) {
  const strings = useAllMessages().share;
  const [investigation, setInvestigation] = useState('');
  const { investigations: load = NO_INVESTIGATIONS } = session.definition;
  const investigations = useModule(load, true) ?? [];
  const links = useMemo(
    () => createShareLinks(session, location.href, investigation),
    [session, investigation],
  );
  return (
    <SharePanel links={links}>
      {investigations.length > 0 && (
        <Select
          label={strings.investigation}
          value={investigation}
          options={[
            { value: '', label: strings.noInvestigation },
            ...investigations.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={({ target }) => setInvestigation(target.value)}
        />
      )}
    </SharePanel>
  );
}
