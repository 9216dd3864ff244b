const decimals = (value: number) => value.toFixed(2).replace('.', ',');

/** Texts of the orbit. */
export const orbitStrings = {
  picture: 'Kepler orbitasi: ellips boʻylab harakatlanayotgan sayyora, ellipsning bir fokusida Quyosh',
  law: 'Keplerning ikkinchi qonuni: radius teng vaqtlarda teng yuzalar chizadi.',
  task: 'Quyoshni suring: orbita shakli oʻzgaradi.',
  eccentricity: 'Ekssentrisitet',
  eccentricitySlider: 'Orbita ekssentrisiteti',
  planetSlider: 'Sayyoraning orbitadagi oʻrni',
  /** A value as it is shown and spoken: two decimals, a comma. */
  decimals,
  planetAt: (percent: number) => `davrning ${percent} foizi`,
  pause: 'Harakatni toʻxtatish',
  play: 'Harakatni davom ettirish',
} as const;
