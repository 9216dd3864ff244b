const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\{,\}/g, ','],
  [/\\(?:left|right|displaystyle|big|Big)(?![a-zA-Z])/g, ''],
  // A thin space between digits groups them.
  [/(\d)\\,(?=\d{3}(?!\d))/g, '$1\u202F'],
  [/\\(?:[,;:! ]|quad(?![a-zA-Z])|qquad(?![a-zA-Z]))|~/g, ' '],
  [/\\(?:cdot|times)(?![a-zA-Z])/g, '·'],
  [/\\approx(?![a-zA-Z])/g, '≈'],
  [/\\Omega(?![a-zA-Z])/g, 'Ω'],
  [/\\mu(?![a-zA-Z])\s*/g, 'µ'],
  [/\\pi(?![a-zA-Z])/g, 'π'],
  [/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![a-zA-Z])/g, '°'],
  [/\\%/g, '%'],
  [/\\(?:to|Rightarrow|implies|rightarrow)(?![a-zA-Z])/g, ';'],
];

/** Replaces commands with arguments from the innermost braces outwards. */
const ARGUMENTS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:mathrm|text|operatorname|mathit|mathbf)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\sqrt\s*\{([^{}]*)\}/g, '√($1)'],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\^\s*\{([^{}]*)\}/g, '^($1)'],
  [/_\s*\{([^{}]*)\}/g, '_$1'],
  [/(?<!\\frac\s*|\\dfrac\s*|\\tfrac\s*|\\sqrt\s*|\})\{([^{}\\]*)\}/g, '$1'],
];

function toPlain(tex: string): string {
  let text = SIGNS.reduce((rest, [sign, plain]) => rest.replace(sign, plain), tex);
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = ARGUMENTS.reduce((rest, [command, plain]) => rest.replace(command, plain), text);
  }
  // What is left is no arithmetic: a letter that no unit has.
  return text.replace(/\\[a-zA-Z]+/g, ' ξ').replace(/-/g, '−');
}

/** A text with its TeX formulas as plain arithmetic: `$\frac{6\,\mathrm{V}}{3\,\Omega}$` is `((6 V)/(3 Ω))`. */
export const plainFormula = (text: string): string =>
  text.replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => toPlain(tex));
