/**
 * Tones of the catalogue's images. An image is shown on light and on dark backgrounds, so each tone has a
 * relative luminance of about 0.2: at least 3.5:1 on every ground. The hues are those of the ui-kit's chart colours,
 * half-way between its light and its dark theme.
 */
export const ink = '#787f8a';

export const mechanics = '#28879a';
export const electricity = '#9b7619';
export const optics = '#3a8a60';
export const heat = '#c16040';
export const waves = '#517bc8';
export const quantum = '#b05daa';

/** Signs on a filled body. */
export const paper = '#ffffff';

/** Tone of each branch of physics. */
export const branchTones = { mechanics, electricity, optics, heat, waves, quantum };

/** Tones by the ui-kit's names of the colours that experiments draw in. */
export const chartTones = {
  'chart-teal': mechanics,
  'chart-gold': electricity,
  'chart-green': optics,
  'chart-red': heat,
  'chart-blue': waves,
  'chart-purple': quantum,
};
