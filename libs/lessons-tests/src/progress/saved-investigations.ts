import { localDeviceStorage } from '@zarra/api-client/storage';
import {
  INVESTIGATIONS_PREFIX,
  SENT_INVESTIGATIONS_KEY,
  unsentInvestigationsKey,
  type InvestigationProgress,
  type Progress,
} from '@zarra/api-client/progress';
import type { LocalKey } from '@zarra/api-client/storage-keys';
import { isRecord, parseRecord } from '../learner-work/stored-json.js';

// The laboratory stores the progress of each experiment under its own key, as an object by the slugs of the investigations.

type SavedInvestigation = Omit<InvestigationProgress, 'experiment' | 'investigation'>;

const read = (key: LocalKey) => parseRecord(localDeviceStorage.get(key)) ?? {};

const isSaved = (value: unknown): value is SavedInvestigation =>
  isRecord(value) && Array.isArray(value['prediction']) && isRecord(value['measured']);

const nameOf = ({ experiment, investigation }: InvestigationProgress): string =>
  `${experiment}/${investigation}`;

/** All investigations on this device. */
const readInvestigations = (): InvestigationProgress[] =>
  localDeviceStorage
    .keys(INVESTIGATIONS_PREFIX)
    .flatMap((key) =>
      Object.entries(read(key)).flatMap(([investigation, saved]) =>
        isSaved(saved)
          ? [{ ...saved, experiment: key.slice(INVESTIGATIONS_PREFIX.length), investigation }]
          : [],
      ),
    );

/** Investigations of this device whose state the server does not have. */
export function unsentInvestigations(): InvestigationProgress[] {
  const sent = read(SENT_INVESTIGATIONS_KEY);
  return readInvestigations().filter((item) => sent[nameOf(item)] !== item.state);
}

const STATES: readonly InvestigationProgress['state'][] = ['predicted', 'measured', 'explained'];

/** Saves an investigation, unless that of this device is as far. */
function saveIfFurther({ experiment, investigation, ...progress }: InvestigationProgress): void {
  const key = `${INVESTIGATIONS_PREFIX}${experiment}` as const;
  const { [investigation]: own, ...others } = read(key);
  if (isSaved(own) && STATES.indexOf(own.state) >= STATES.indexOf(progress.state)) return;
  localDeviceStorage.set(key, JSON.stringify({ ...others, [investigation]: progress }));
}

/** Returns to the device what a sign-out set aside for the learner. */
export function restoreInvestigations(learner: string): void {
  const key = unsentInvestigationsKey(learner);
  for (const [experiment, saved] of Object.entries(read(key)))
    for (const [investigation, progress] of Object.entries(parseRecord(String(saved)) ?? {}))
      if (isSaved(progress)) saveIfFurther({ ...progress, experiment, investigation });
  localDeviceStorage.remove(key);
}

/** Key of the mark beside the names of sent investigations, which have a slash: both are removed at a sign-out. */
const MARK = 'mark';

/** The mark of this device; undefined before the first answer. */
export function readMark(): number | undefined {
  const { [MARK]: mark } = read(SENT_INVESTIGATIONS_KEY);
  return typeof mark === 'number' ? mark : undefined;
}

/**
 * Saves the investigations that the server returned, where they are further than those of this device.
 * @param sent those of the request. One that the server does not keep, because its laboratory lacks it, is not sent again
 */
export function mergeInvestigations(
  sent: readonly InvestigationProgress[],
  { investigations, mark }: Pick<Progress, 'investigations' | 'mark'>,
): void {
  for (const item of investigations) saveIfFurther(item);
  const states = [...sent, ...investigations].map((item) => [nameOf(item), item.state]);
  localDeviceStorage.set(
    SENT_INVESTIGATIONS_KEY,
    JSON.stringify({
      ...read(SENT_INVESTIGATIONS_KEY),
      ...Object.fromEntries(states),
      ...(mark === undefined ? {} : { [MARK]: mark }),
    }),
  );
}
