// @ts-check
/** Tones of the films: the light theme of the ui-kit (palette.test.mjs compares), as paper stays paper in a video. */
export const paper = '#f8f6ef';
export const water = '#e3ebf7';
export const ink = '#1a2230';
export const muted = '#4e5564';
export const hairline = '#dad5cc';
export const accent = '#144db1';
