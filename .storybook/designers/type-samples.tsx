import { styled } from 'styled-components';
import base from '../../libs/ui-kit/tokens/base.tokens.json';
import desktop from '../../libs/ui-kit/tokens/desktop.tokens.json';
import { listTokens } from './list-tokens.js';
import { Paper } from './paper.js';

/** A text of the site in each size. */
const samples: Readonly<Record<string, string>> = {
  'type-xs': 'Video hajmi: 1,2 MB',
  'type-sm': 'Kamida 6 ta belgi',
  'type-md': 'Massani, kuchlanishni yoki burchakni oʻzgartiring va natijani shu zahoti koʻring.',
  'type-lg': 'Hodisani tanlang, kattaliklarni oʻzgartiring va natijani oʻz koʻzingiz bilan koʻring.',
  'type-xl': 'Toʻlqin uzunligi va chastota',
  'type-2xl': 'Koʻring, sinang, tushuning',
  'type-3xl': 'Fizikani tajribada oʻrganing',
};

const wide = new Map(listTokens(desktop).map(({ name, value }) => [name, value]));

const Row = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  padding: var(--ui-space-4);
  overflow-wrap: anywhere;

  &:not(:last-child) {
    border-bottom: var(--ui-hairline);
  }
  & > span {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;

const isHeading = (name: string): boolean => /xl$/.test(name);

/** All font sizes of the tokens, with texts of the site. */
export const TypeSamples = () => (
  <Paper label="Sizes of type">
    {listTokens(base)
      .filter(({ name }) => name.startsWith('type-'))
      .map(({ name, value, description }) => (
        <Row key={name} lang="uz">
          <div
            style={{
              fontSize: `var(--ui-${name})`,
              ...(isHeading(name) && {
                fontWeight: 'var(--ui-weight-strong)',
                lineHeight: 'var(--ui-leading-tight)',
              }),
            }}
          >
            {samples[name] ?? 'Fizikani tajribada oʻrganing'}
          </div>
          <span lang="en">
            <code>--ui-{name}</code> {value}
            {wide.has(name) && `, from 768 px ${wide.get(name)}`}. {description}
          </span>
        </Row>
      ))}
  </Paper>
);

const letters = [
  ['Uzbek, Latin', 'Oʻ oʻ Gʻ gʻ Sh sh Ch ch Ng ng: oʻzgarmas toʻgʻri chiziq, taʼsir, maʼlum'],
  ['Uzbek, Cyrillic', 'Ўзгармас тўғри чизиқ, таъсир, ҳаракат, қаршилик'],
  ['Greek of formulas', 'α β γ δ ε λ μ ν π ρ σ τ φ ω Δ Σ Φ Ω'],
  ['Signs', '− × · ± ≈ ≤ ≥ ° Ω µ № “ ” « » – — …'],
  ['Figures', '1 024,75 kg/m³, 3,6 km/h, 9,81 m/s²'],
] as const;

/** The characters the font must have. */
export const LetterSamples = () => (
  <Paper label="Letters">
    {letters.map(([name, text]) => (
      <Row key={name} lang="uz">
        <div style={{ fontSize: 'var(--ui-type-lg)', fontVariantNumeric: 'tabular-nums' }}>{text}</div>
        <span lang="en">{name}</span>
      </Row>
    ))}
  </Paper>
);
