import { Text } from '@zarra/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useModule } from '../loading/use-module.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { InvestigationList } from './investigation-list.js';
import { InvestigationView, type InvestigationTools } from './investigation-view.js';
import { openProgress } from './progress.js';

/** Props of {@link InvestigationPanel}. */
export interface InvestigationPanelProps extends InvestigationTools {
  /** Slug of the investigation that is open at first; the list by default. */
  initialSlug?: string | undefined;
  /** Shows the initial investigation alone, without the list. */
  isSingle?: boolean;
}

const NO_INVESTIGATIONS = () => Promise.resolve([]);

/** List of the investigations of an experiment, or one of them. */
export function InvestigationPanel({ initialSlug, isSingle = false, ...tools }: InvestigationPanelProps) {
  const strings = useAllMessages().investigations;
  const { definition } = tools.session;
  const { investigations: load = NO_INVESTIGATIONS, quantities } = definition;
  const investigations = useModule(load, true);
  const further = useModule(quantities, true);
  const [progress] = useState(() => openProgress(definition.slug));
  const all = useStore(progress.store);
  const [slug, setSlug] = useState(initialSlug);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<string>(undefined);
  useEffect(() => {
    // The pressed button is gone: the focus stays in the panel.
    const target =
      slug === undefined
        ? left.current && root.current?.querySelector<HTMLElement>(`[data-open='${left.current}']`)
        : left.current === '' && root.current?.querySelector<HTMLElement>('article > header > button');
    if (target) target.focus();
  }, [slug]);
  if (!investigations || (quantities && !further)) return <Text tone="muted">{strings.loading}</Text>;
  const open = investigations.find((one) => one.slug === slug);
  return (
    <div ref={root}>
      {open ? (
        <InvestigationView
          key={open.slug}
          {...tools}
          investigation={open}
          further={further}
          progress={progress}
          onClose={
            isSingle
              ? undefined
              : () => {
                  left.current = open.slug;
                  setSlug(undefined);
                }
          }
        />
      ) : isSingle ? (
        <Text tone="muted">{strings.unknown}</Text>
      ) : (
        <InvestigationList
          investigations={investigations}
          progress={all}
          onOpen={(next) => {
            left.current = '';
            setSlug(next);
          }}
          onClear={() => {
            progress.clear();
            tools.onAnnounce(strings.cleared);
          }}
        />
      )}
    </div>
  );
}
