import { Button, Icon, TextArea, TextField } from '@zarra/ui-kit';
import { printer } from '@zarra/ui-kit/icons/printer';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { formatParameter } from '../format/parameter-differences.js';
import { formatValue, labelWithUnit } from '../format/format-value.js';
import { axisTexts, axisValueOf, formatOf, instrumentOf, valueOf } from '../measurements/axis.js';
import { axisUncertaintyOf, fitOf, limitingInstrument, shownPoints } from '../measurements/fit-points.js';
import { formatMeasured } from '../measurements/format-measured.js';
import { formatUncertainty } from '../measurements/format-uncertainty.js';
import type { PointsChoice } from '../experiment/points-choice.js';
import type { Point, Points } from '../measurements/points.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { createPointsContent } from '../plot/points-content.js';
import { drawStageImage } from '../results/stage-image.js';
import type { Session } from '../run/session.js';
import { readThemeColors } from '../stage/theme-colors.js';
import { ReportFrame, ReportPrint } from './report-frame.js';
import { readReportTexts, saveReportTexts, type ReportTexts } from './report-texts.js';

/** Device pixels per page pixel of the graph: sharp on paper. */
const PRINT_RATIO = 3;
const GRAPH_FONT_SIZE = 13;

interface LabReportProps {
  session: Session;
  points: Points;
  choice: PointsChoice;
  /** Returns the stage element of the page. */
  findStage: () => HTMLElement | null | undefined;
  onClose: () => void;
}

const today = (): string => {
  const date = new Date();
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${String(date.getFullYear())}`;
};

/** Puts the current picture of the stage into an element. */
function useStagePicture(
  session: Session,
  findStage: LabReportProps['findStage'],
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const [stage] = useState(findStage);
  useEffect(() => {
    let isStopped = false;
    if (stage)
      void drawStageImage(session, stage).then((canvas) => {
        if (canvas && !isStopped) host.current?.replaceChildren(canvas);
      });
    return () => {
      isStopped = true;
    };
  }, [session, stage]);
  return host;
}

/** Draws the graph of the points once, at the resolution of a printer. */
function useGraphPicture({ session, points, choice }: LabReportProps): RefObject<HTMLCanvasElement | null> {
  const messages = useAllMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const { clientWidth: width, clientHeight: height } = element;
    [element.width, element.height] = [width * PRINT_RATIO, height * PRINT_RATIO];
    const { fontFamily } = getComputedStyle(element);
    createPointsContent(session, points, choice, messages).paint(
      context,
      { width, height, pixelRatio: PRINT_RATIO, fontFamily, fontSize: GRAPH_FONT_SIZE },
      readThemeColors(element),
      { cursor: -1 },
    );
  }, [session, points, choice, messages]);
  return canvas;
}

/** Table of the points of a report: each value with its uncertainty. */
function ResultsTable({
  session,
  points,
  choice,
}: {
  session: Session;
  points: readonly Point[];
  choice: PointsChoice;
}) {
  const { measurements: strings, readouts } = useAllMessages();
  const { definition } = session;
  const columns = (['x', 'y'] as const).flatMap((key) => {
    const axis = choice[key];
    const format = formatOf(definition, readouts.time, axis.quantity);
    const error = (point: Point): number => axisUncertaintyOf(definition, readouts.time, axis, point);
    const measured = {
      key,
      label: labelWithUnit(format),
      text: (point: Point) => {
        const instrument = instrumentOf(format, axis.quantity, point);
        const value = formatMeasured(format, valueOf(definition, axis.quantity, point), instrument);
        return !instrument && format.uncertainty > 0
          ? `${value}\u00A0±\u00A0${formatValue(format.uncertainty, format.decimals)}`
          : value;
      },
    };
    if ((axis.power ?? 1) === 1) return [measured];
    const text = (point: Point): string =>
      formatUncertainty(axisValueOf(definition, axis, point), error(point), '');
    return [measured, { key: `${key} power`, label: axisTexts(format, axis.power).label, text }];
  });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.id}>
            <th scope="row">{index + 1}</th>
            {columns.map(({ key, text }) => (
              <td key={key}>{text(point)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Report of a laboratory work on A4: aim, picture and values of the apparatus, table with uncertainties, graph with the
 * fitted curve, and the conclusion of the pupil. The browser prints it or saves it as PDF.
 */
export function LabReport(props: LabReportProps) {
  const { session, points, choice, findStage, onClose } = props;
  const { measurements, readouts } = useAllMessages();
  const strings = measurements.report;
  const { definition } = session;
  const { content, parameters, slug } = definition;
  const { construction, variant } = choice;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the pictures: an element of a closed dialog has no size.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const stage = useStagePicture(session, findStage);
  const graph = useGraphPicture(props);
  const [texts, setTexts] = useState(() => readReportTexts(slug));
  const all = shownPoints(definition, useStore(points.store), choice);
  const { values, view } = useStore(session.store);
  const change = (key: keyof ReportTexts, text: string): void => {
    const next = { ...texts, [key]: text };
    setTexts(next);
    saveReportTexts(slug, next);
  };
  const apparatus = Object.entries(parameters).filter(
    ([key]) => definition.isInUse?.(key, values, view) ?? true,
  );
  const found = fitOf(definition, all, choice, readouts.time);
  const limit = found && limitingInstrument(definition, all, choice, readouts.time, found.fit);
  return (
    // A printed report is light.
    <ReportFrame ref={dialog} data-report="" data-theme="light" aria-labelledby={titleId} onClose={onClose}>
      <ReportPrint />
      <header>
        <Button variant="primary" size="sm" icon={<Icon path={printer} />} onClick={() => print()}>
          {strings.print}
        </Button>
        <Button size="sm" onClick={onClose}>
          {strings.close}
        </Button>
      </header>
      <article>
        <h1 id={titleId}>
          {strings.title}: {content.title}
          {variant !== undefined && ` (${strings.variant(variant)})`}
        </h1>
        <div data-person="">
          <TextField
            label={strings.name}
            autoComplete="off"
            value={texts.name}
            onChange={({ target }) => change('name', target.value)}
          />
          <TextField
            label={strings.group}
            autoComplete="off"
            value={texts.group}
            onChange={({ target }) => change('group', target.value)}
          />
          <p>
            {strings.date}: {today()}
          </p>
        </div>
        {construction && (
          <section>
            <h2>{strings.aim}</h2>
            <p>{construction.aim}</p>
          </section>
        )}
        <section>
          <h2>{strings.apparatus}</h2>
          <div data-apparatus="">
            <div ref={stage} role="img" aria-label={strings.picture} />
            <dl>
              {apparatus.map(([key, parameter]) => (
                <div key={key}>
                  <dt>{parameter.label}</dt>
                  <dd>{formatParameter(parameter, values[key] ?? NaN)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        {construction && (
          <section>
            <h2>{strings.method}</h2>
            <p>{construction.method}</p>
          </section>
        )}
        <section>
          <h2>{strings.results}</h2>
          <ResultsTable session={session} points={all} choice={choice} />
        </section>
        <section>
          <h2>{strings.graph}</h2>
          <div data-graph="">
            <canvas ref={graph} role="img" aria-label={construction?.title ?? strings.graph} />
          </div>
          {found && (
            <ul>
              {[found.equation, ...found.coefficients, ...(limit ? [strings.limit(limit)] : [])].map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          )}
        </section>
        <section>
          <TextArea
            label={strings.conclusion}
            hint={strings.conclusionHint}
            rows={5}
            value={texts.conclusion}
            onChange={({ target }) => change('conclusion', target.value)}
          />
        </section>
      </article>
    </ReportFrame>
  );
}
