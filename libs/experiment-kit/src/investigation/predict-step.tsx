import { Button, RadioGroup, Text } from '@zarra/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { ChoicePrediction, CurvePrediction, Prediction } from '../experiment/investigation.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { AnswerField } from './answer-field.js';
import { Hints } from './hints.js';
import { SketchPad } from './sketch-pad.js';
import { convert } from './units.js';

interface StepProps<P> {
  prediction: P;
  /** Index of the option, the number in its unit, or the ordinates of the curve. */
  onPredict: (given: readonly number[]) => void;
}

function ChoiceStep({ prediction: { question, options }, onPredict }: StepProps<ChoicePrediction>) {
  const strings = useAllMessages().investigations;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (chosen !== null) onPredict([Number(chosen)]);
  };
  return (
    <form onSubmit={submit} noValidate>
      <RadioGroup
        label={question}
        options={options.map(({ text }, index) => ({ value: String(index), label: text }))}
        value={chosen}
        error={isChecked && chosen === null ? strings.missingChoice : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="primary" type="submit">
        {strings.predict}
      </Button>
    </form>
  );
}

function CurveStep({ prediction, onPredict }: StepProps<CurvePrediction>) {
  const strings = useAllMessages().investigations;
  const { question, at, y, tolerance } = prediction;
  const [drawn, setDrawn] = useState<readonly number[]>();
  const [isChecked, setChecked] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (drawn) onPredict(drawn);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text>{question}</Text>
      <SketchPad
        curve={prediction}
        ordinates={drawn ?? at.map(() => (y.from + y.to) / 2)}
        label={question}
        onChange={setDrawn}
      />
      <Text size="sm" tone="muted">
        {strings.curveKeys(Math.round(100 * tolerance))}
      </Text>
      {isChecked && !drawn && (
        <p role="alert" data-verdict="wrong">
          {strings.missingCurve}
        </p>
      )}
      <Button variant="primary" type="submit">
        {strings.predict}
      </Button>
    </form>
  );
}

interface PredictStepProps extends StepProps<Prediction> {
  definition: ExperimentDefinition;
}

/** Question before the experiment: a choice, a number with its unit, or a curve. Its answer is not judged yet. */
export function PredictStep({ definition, prediction, onPredict }: PredictStepProps) {
  const strings = useAllMessages().investigations;
  const [error, setError] = useState<string>();
  const { hints = [], question } = prediction;
  return (
    <>
      {prediction.kind === 'choice' && <ChoiceStep prediction={prediction} onPredict={onPredict} />}
      {prediction.kind === 'curve' && <CurveStep prediction={prediction} onPredict={onPredict} />}
      {prediction.kind === 'number' && (
        <>
          <Text>{question}</Text>
          <AnswerField
            definition={definition}
            asked={prediction.answer}
            submitLabel={strings.predict}
            error={error}
            onEdit={() => setError(undefined)}
            onSubmit={(value, unit) => {
              const converted = convert(value, unit, prediction.answer.unit);
              if (converted === undefined) setError(strings.wrongUnit(unit, prediction.answer.label));
              else onPredict([converted]);
            }}
          />
        </>
      )}
      {hints.length > 0 && <Hints hints={hints} label={question} />}
    </>
  );
}
