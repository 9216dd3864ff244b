import { media, Alert } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';
import { CopyField } from './copy-field.js';
import { QrCode } from './qr-code.js';
import { useState } from 'react';
import type { Session } from '../run/create-session.js';
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
}

/** Link, QR code and embed code. */
export const SharePanel = ({ links: { title, link, embedCode, isComplete } }: SharePanelProps) => {
  const strings = useAllMessages().share;
  return (
    <Panel>
      <div>
        {!isComplete && <Alert>{strings.fromStart}</Alert>}
        <CopyField
          label={strings.link}
          hint={isComplete ? strings.linkHint : ''}
          text={link}
          rows={3}
          copyLabel={strings.copyLink}
        />
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

/** Share panel of a paused session, with its state at the first render. Loaded on demand. */
export function SessionSharePanel({ session }: { session: Session }) {
  const [links] = useState(() => createShareLinks(session, location.href));
  return <SharePanel links={links} />;
}
