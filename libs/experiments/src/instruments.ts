import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';

type Instrument = NonNullable<ExperimentDefinition['readouts'][number]['instrument']>;

/** A stopwatch started and stopped by hand: 0.1 to 0.2 s for both. */
export const stopwatch: Instrument = { name: 'sekundomer', resolution: 0.01, scatter: 0.15 };

/** A ruler with millimetres. @param millimetre in the unit of the quantity */
export const ruler = (millimetre: number): Instrument => ({ name: 'chizgʻich', resolution: millimetre });

/** The place of a screen where an image is sharpest, cm: the eye decides within some millimetres. */
export const screenPlace: Instrument = {
  name: 'tasvirning tiniqligini koʻz bilan topish',
  resolution: 0.1,
  scatter: 0.3,
};

/** A tape measure at a landing place, m. */
export const tapeMeasure: Instrument = { name: 'ruletka', resolution: 0.01, scatter: 0.05 };

/** A school dynamometer, N: half a division of 0.1 N, read while the pointer trembles. */
export const dynamometer: Instrument = { name: 'dinamometr', resolution: 0.05, scatter: 0.03 };

/** A balance with weights down to one gram, kg. */
export const balance: Instrument = { name: 'tarozi', resolution: 0.001 };

/** Needle instruments of accuracy class 1.5 (IEC 60051) with scales to 15 V and 3 A: 1.5 % of the scale. */
export const voltmeter: Instrument = { name: 'voltmetr', resolution: 0.1, calibration: 0.225 };
export const ammeter: Instrument = { name: 'ampermetr', resolution: 0.02, calibration: 0.045 };
