// cspell:ignore varphi varepsilon cdot lvert rvert ldots displaystyle
/** Names of the TeX commands that are letters or signs of formulas. */
const COMMANDS: Readonly<Record<string, string>> = {
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', Gamma: 'Γ', delta: 'δ', Delta: 'Δ', eta: 'η', theta: 'θ' },
  ...{ lambda: 'λ', mu: 'μ', nu: 'ν', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', Phi: 'Φ', omega: 'ω' },
  ...{ varphi: 'φ', phi: 'φ', varepsilon: 'ε', epsilon: 'ε', upsilon: 'v', Omega: 'Ω', ell: 'l' },
  ...{ cdot: '·', times: '·', approx: '≈', lvert: '|', rvert: '|', vert: '|', dots: '…', ldots: '…' },
  ...{ tan: 'tg', cot: 'ctg', tg: 'tg', ctg: 'ctg', sin: 'sin', cos: 'cos', log: 'log', lg: 'lg', ln: 'ln' },
  ...{ left: '', right: '', displaystyle: '', big: '', Big: '', min: 'min', max: 'max' },
};
/** Names of functions. */
const FUNCTIONS = ['sin', 'cos', 'tg', 'ctg', 'log', 'lg', 'ln'];

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const digitsOf = (text: string, digits: string): string =>
  text.replace(/./gu, (sign) => (sign === '⁻' ? '−' : String(digits.indexOf(sign))));

/** Replaces commands with arguments from the innermost braces outwards. Braces that remain become parentheses. */
const ARGUMENTS: readonly (readonly [RegExp, string])[] = [
  [/_\s*\{?\s*\\(?:mathrm|text|operatorname|mathit|mathbf)\s*\{([^{}]*)\}\s*\}?/g, '_⟨$1⟩'],
  [/\\(?:mathrm|text|operatorname|mathit|mathbf|mathcal|mathscr)\s*\{([^{}]*)\}/g, ' ⟨$1⟩ '],
  [/\\(?:vec|overline|bar|overrightarrow)\s*(?:\{([^{}]*)\}|(\w))/g, '$1$2'],
  [/_\s*\{([^{}]*)\}/g, '_⟨$1⟩'],
  [/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)'],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\\[dt]?frac\s*(\w)\s*(\w)/g, '($1/$2)'],
  [/\^\s*\{([^{}]*)\}/g, '^($1)'],
  [/(?<![\\}]\w*\s*)\{([^{}\\]*)\}/g, '($1)'],
];

/** A formula in TeX as plain arithmetic: `\frac{s}{t}` is `((s)/(t))`. */
export function toPlain(tex: string): string {
  let text = tex
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:begin|end)\{\w+\}|&|\\\\/g, ' ')
    .replace(/(\d)\\,(?=\d{3})/g, '$1')
    .replace(/\\(?:[,;:!\\ ]|quad(?![a-zA-Z])|qquad(?![a-zA-Z]))|~/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\\math(?:cal|scr)\s*\{?E\}?/g, 'ℰ')
    .replace(/\\([a-zA-Z]+)/g, (command, name: string) => {
      const sign = COMMANDS[name];
      return sign === undefined ? command : ` ${sign}`;
    })
    .replace(/\\[{}|]/g, '|');
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = ARGUMENTS.reduce((rest, [command, plain]) => rest.replace(command, plain), text);
  }
  return text;
}

export type Token = { readonly kind: 'number' | 'symbol' | 'function' | 'sign'; readonly text: string };

const TOKEN =
  /(?<number>\d+(?:[.,]\d+)?)|(?<word>⟨[^⟩]*⟩|const|eV|sqrt|arcsin|sin|cos|ctg|tg|log|lg|ln|Δ\s*\p{L}|\p{L}|℃|°)(?<prime>['′]*)(?<index>_(?:⟨[^⟩]*⟩|[\p{L}\p{N}ʻʼ]+)|[₀-₉]+)?|(?<power>⁻?[⁰¹²³⁴-⁹]+)|(?<sign>[-+−·*×/:()^√|%…])|(?<space>\s+)|(?<other>.)/gu;

const bare = (text: string): string => text.replace(/[⟨⟩\s{}]/g, '').replaceAll('µ', 'μ');

/** The tokens of one side; undefined when it has what no formula has. */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const { number, word, prime = '', index, power, sign, other } = groups;
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replace(',', '.') });
    else if (word !== undefined) {
      const name = bare(word);
      const below =
        index === undefined
          ? ''
          : `_${bare(index.startsWith('_') ? index.slice(1) : digitsOf(index, SUBSCRIPTS))}`;
      if (name === 'sqrt') tokens.push({ kind: 'sign', text: '√' });
      else if (name !== '' || below !== '')
        tokens.push({
          kind: FUNCTIONS.includes(name) ? 'function' : 'symbol',
          text: name + prime + below,
        });
    } else if (power !== undefined)
      tokens.push({ kind: 'sign', text: '^' }, { kind: 'number', text: digitsOf(power, SUPERSCRIPTS) });
    else if (sign === '-') tokens.push({ kind: 'sign', text: '−' });
    else if (sign === '*' || sign === '×') tokens.push({ kind: 'sign', text: '·' });
    // Amounts are written with and without bars.
    else if (sign !== undefined && sign !== '|') tokens.push({ kind: 'sign', text: sign });
    else if (other !== undefined) return undefined;
  }
  return tokens;
}
