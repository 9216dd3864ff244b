/**
 * The style sheet of all figures of a page. Colours are those of ui-kit with the light theme as a fallback. In print ink is
 * black: what a colour distinguished is distinguished by dashes.
 *
 * Classes of lines: `g`, `q` squares of the paper, `t` auxiliary lines, `d` dashed, `c`, `e`, `h` curves and vectors, `r` red
 * apparatus; of areas: `f` filled with the colour of its line, `a` an area, `b` a body, `k` the dark ground of a spectrum, `x` light of
 * a line, `y` white light; of texts: `n`, `w` centred and ending at their position, `i` a symbol, `s` an index, `o` on a body.
 */
export const FIGURE_STYLES = [
  '.fg{display:block;width:100%;max-width:28rem;height:auto;margin:auto;color:var(--ui-color-text,#1a2230);background:var(--ui-color-surface,#fdfcf9);font:14px var(--ui-font-text,sans-serif);fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}',
  '.fg text{fill:currentColor;stroke:var(--ui-color-surface,#fdfcf9);stroke-width:3;paint-order:stroke}',
  '.fg .g,.fg .q{color:var(--ui-color-line,#dad5cc)}.fg .g{stroke-width:.7}.fg .q{stroke-linecap:butt}',
  '.fg .t{color:var(--ui-color-line-strong,#7a808e);stroke-width:.9}',
  '.fg .d{stroke-dasharray:5 4}',
  '.fg .c{color:var(--ui-color-accent,#144db1)}',
  '.fg .e,.fg .r{color:var(--ui-color-chart-red,#ac4d40)}',
  '.fg .h{color:var(--ui-color-chart-green,#5b7857)}',
  '.fg .f{fill:currentColor}',
  '.fg .b{fill:var(--ui-color-sunken,#efece3)}.fg .a{fill:var(--ui-color-accent-soft,#e3ebf7);fill-opacity:.7;stroke:none}',
  '.fg .k{fill:#0c1421;stroke:none}.fg .y{stroke-linecap:butt}',
  '.fg .o{stroke:none}.fg .n{text-anchor:middle}.fg .w{text-anchor:end}',
  ".fg .i{font:16px 'STIX Two Math',math,serif}.fg .s{font-size:11px}",
  '.fgs{display:flex;flex-wrap:wrap;gap:8px}.fgs .fg{flex:1 1 15rem;max-width:20.5rem}',
  '@media print{.fg,.fg .c,.fg .e,.fg .h,.fg .r{color:#000;background:none}.fg .t{color:#555}.fg .g,.fg .q{color:#ccc}.fg .b,.fg .k{fill:#fff}.fg .a{fill:#ddd}.fg .y{stroke:none}.fg .k,.fg .x{stroke:#000}.fg .e{stroke-dasharray:7 3}.fg .h{stroke-dasharray:2 3}.fg .f{stroke-dasharray:none}.fg text:not(.o){stroke:#fff}}',
].join('');
