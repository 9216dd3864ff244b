import type { CurvePrediction, Prediction, Quantities } from '../experiment/investigation.js';
import { formatValue, labelWithUnit, withUnit } from '../format/format-value.js';
import { WideTable } from '../format/wide-table.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { curveDifference, isRightPrediction, rightOption } from './check.js';
import { axisText } from './sketch-scale.js';
import { SketchPad } from './sketch-pad.js';

interface ComparisonProps<P extends Prediction = Prediction> {
  predict: P;
  /** Index of the option, the number in its unit, or the ordinates of the curve. */
  given: readonly number[];
  /** Those of the set-up. */
  quantities: Quantities;
}

/** Texts of what was predicted and of the result, except for curves. */
function textsOf(
  predict: Exclude<Prediction, CurvePrediction>,
  [given = NaN]: readonly number[],
  quantities: Quantities,
) {
  if (predict.kind === 'choice') {
    const right = predict.options[rightOption(predict, quantities)];
    return [predict.options[given]?.text ?? '', right?.text ?? ''] as const;
  }
  const { decimals, unit, label, expected } = predict.answer;
  const text = (value: number): string => `${label}: ${withUnit(formatValue(value, decimals), unit)}`;
  return [text(given), text(expected(quantities))] as const;
}

/** What was predicted, without the result. */
export function PredictionText({ predict, given, quantities }: ComparisonProps) {
  const strings = useAllMessages().investigations;
  if (predict.kind === 'curve')
    return <SketchPad curve={predict} ordinates={given} label={strings.yourCurve} />;
  return (
    <dl data-comparison="">
      <div>
        <dt>{strings.prediction}</dt>
        <dd>{textsOf(predict, given, quantities)[0]}</dd>
      </div>
    </dl>
  );
}

function CurveComparison({ predict, given, quantities }: ComparisonProps<CurvePrediction>) {
  const strings = useAllMessages().investigations;
  const { at, x, y, expected, tolerance } = predict;
  const result = at.map((value) => expected(value, quantities));
  const percent = (part: number): string => formatValue(100 * part, 0);
  return (
    <>
      <SketchPad curve={predict} ordinates={given} result={result} label={strings.bothCurves} />
      <WideTable label={strings.comparison}>
        <thead>
          <tr>
            <th scope="col">{labelWithUnit(x)}</th>
            <th scope="col">{strings.prediction}</th>
            <th scope="col">{strings.result}</th>
          </tr>
        </thead>
        <tbody>
          {at.map((value, index) => (
            <tr key={value}>
              <th scope="row">{axisText(x, value)}</th>
              <td>{axisText(y, given[index] ?? NaN)}</td>
              <td>{axisText(y, result[index] ?? NaN)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p>
        {strings.curveDifference(percent(curveDifference(predict, given, quantities)), percent(tolerance))}
      </p>
    </>
  );
}

/** Prediction and result together, with the verdict in words. */
export function Comparison({ predict, given, quantities }: ComparisonProps) {
  const strings = useAllMessages().investigations;
  const isRight = isRightPrediction(predict, given, quantities);
  return (
    <>
      {predict.kind === 'curve' ? (
        <CurveComparison predict={predict} given={given} quantities={quantities} />
      ) : (
        <dl data-comparison="">
          {textsOf(predict, given, quantities).map((text, index) => (
            <div key={index === 0 ? 'prediction' : 'result'}>
              <dt>{index === 0 ? strings.prediction : strings.result}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p data-verdict={isRight ? 'right' : 'wrong'}>
        {isRight ? strings.rightPrediction : strings.wrongPrediction}
      </p>
    </>
  );
}
