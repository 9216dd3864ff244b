/** Media queries of the one-screen layout, in em. */
export const PHONE = '@media screen and (max-width: 47.99em) and (orientation: portrait)';
export const TABLET = '@media screen and (min-width: 48em) and (orientation: portrait)';
/** A phone held sideways. */
export const LOW = '@media screen and (orientation: landscape) and (max-height: 31.24em)';
export const WIDE = '@media screen and (orientation: landscape) and (min-height: 31.25em)';
/** The panel stands beside the stage. */
export const LANDSCAPE = '@media screen and (orientation: landscape)';
/** The small pane has room for its controls: a tablet or a wide screen. */
export const SEPARATE_PANES =
  '@media screen and (min-width: 48em) and (orientation: portrait), screen and (orientation: landscape) and (min-height: 31.25em)';
/** A wide screen with room for the links of the site and all actions in the title bar. */
export const WIDE_BAR =
  '@media screen and (min-width: 75em) and (orientation: landscape) and (min-height: 31.25em)';
