import { Text } from '@zarra/ui-kit';
import { useState } from 'react';
import type { Investigation, Observation, Quantities } from '../experiment/investigation.js';
import { formatValue, withUnit } from '../format/format-value.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { AnswerField } from './answer-field.js';
import { lackingStep, neededState } from './apparatus-state.js';
import { checkNumber } from './check.js';
import { Hints } from './hints.js';
import { MeterList } from './meter-list.js';
import type { Meter } from './meter.js';
import { convert } from './units.js';

interface ObserveStepProps {
  session: Session;
  meter: Meter;
  investigation: Investigation;
  observation: Observation;
  /** Those of the set-up. */
  quantities: Quantities;
  /** Right answer given before, in the unit of the observation. */
  found: number | undefined;
  onFind: (value: number) => void;
}

/** One quantity to measure: what to do, its meters, and the checked answer. */
export function ObserveStep({
  session,
  meter,
  investigation,
  observation,
  quantities,
  found,
  onFind,
}: ObserveStepProps) {
  const strings = useAllMessages().investigations;
  const [error, setError] = useState<string>();
  const { label, unit, decimals, instruction, meters, hints } = observation;
  const check = (value: number, givenUnit: string): void => {
    const lacking = lackingStep(session, investigation, observation, meter.hasRun());
    if (lacking) {
      setError(strings.notMeasured[lacking]);
      return;
    }
    const verdict = checkNumber(observation, value, givenUnit, quantities);
    if (verdict === 'wrong') {
      const needed = neededState(session, investigation, observation, strings.moreParameters);
      setError(needed.length > 0 ? strings.otherState(needed.join('; ')) : strings.wrongValue);
    } else if (verdict === 'wrong-unit') setError(strings.wrongUnit(givenUnit, label));
    else onFind(convert(value, givenUnit, unit) ?? NaN);
  };
  return (
    <li data-observation={observation.key}>
      <Text>{instruction}</Text>
      {found === undefined ? (
        <>
          <MeterList session={session} meter={meter} quantities={meters} />
          <AnswerField
            definition={session.definition}
            asked={observation}
            submitLabel={strings.check}
            error={error}
            onEdit={() => setError(undefined)}
            onSubmit={check}
          />
          {hints.length > 0 && <Hints hints={hints} label={label} />}
        </>
      ) : (
        <p data-verdict="right">{strings.rightValue(label, withUnit(formatValue(found, decimals), unit))}</p>
      )}
    </li>
  );
}
