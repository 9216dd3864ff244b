import { useContext } from 'react';
import { LandingMessagesContext, type LandingMessages } from './landing-messages.js';

const decimals = (value: number) => value.toFixed(2).replace('.', ',');

/** Texts of the orbit, which loads apart from the other sections. */
export const orbitStrings = {
  drawing: 'Kepler orbitasi: ellips boʻylab harakatlanayotgan sayyora, ellipsning bir fokusida Quyosh',
  law: 'Keplerning ikkinchi qonuni: radius teng vaqtlarda teng yuzalar chizadi.',
  task: 'Quyoshni suring: orbita shakli oʻzgaradi.',
  eccentricity: 'Ekssentrisitet',
  eccentricitySlider: 'Orbita ekssentrisiteti',
  planetSlider: 'Sayyoraning orbitadagi oʻrni',
  /** A formatted number: two decimals and a comma. */
  decimals,
  planetAt: (percent: number) => `davrning ${percent} foizi`,
  pause: 'Harakatni toʻxtatish',
  play: 'Harakatni davom ettirish',
};

/** The texts of the orbit of the surrounding provider. */
export const useOrbitMessages = (): LandingMessages['orbit'] =>
  useContext(LandingMessagesContext)?.orbit ?? orbitStrings;
