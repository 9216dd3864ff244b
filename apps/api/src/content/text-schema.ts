import type { Options } from 'rehype-sanitize';

const mathml = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'mstyle'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts'],
  ...['mtable', 'mtr', 'mtd', 'mpadded', 'mphantom', 'menclose', 'none'],
] as const;

/** Classes of Temml that ui-kit's `Prose` styles; all others are removed. */
const mathClass: [string, RegExp] = ['className', /^(?:tml|chr|wbk)-[a-z-]+$|^math(?:cal|scr)$/];

const mathAttributes = [
  ...['display', 'displaystyle', 'scriptlevel', 'mathvariant', 'stretchy', 'symmetric', 'fence', 'form'],
  ...['separator', 'lspace', 'rspace', 'width', 'height', 'depth', 'voffset', 'linethickness', 'accent'],
  ...['accentunder', 'largeop', 'movablelimits', 'minsize', 'maxsize', 'columnalign', 'rowspacing'],
  ...['columnspacing', 'columnspan', 'rowspan', 'notation'],
];

/** The elements and attributes that a lesson's text may contain. */
export const textSchema: Options = {
  tagNames: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['strong', 'em', 'del', 'sup', 'sub', 'span', 'a', 'img', 'section'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    // The places of an experiment and a figure.
    ...['experiment', 'figure'],
    ...mathml,
  ],
  attributes: {
    a: ['href', 'ariaLabel', ['ariaDescribedBy', 'footnote-label'], ['id', /^user-content-fnref-/]],
    img: ['src', 'alt'],
    experiment: ['link'],
    figure: ['name'],
    h3: [['id', 'footnote-label']],
    li: [['id', /^user-content-fn-/]],
    ol: ['start'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    ...Object.fromEntries(mathml.map((tag) => [tag, [mathClass, ...mathAttributes]])),
  },
  protocols: { href: ['http', 'https', 'tajriba', 'dars'], src: ['http', 'https'], link: ['tajriba'] },
  required: {},
  strip: ['script', 'style', 'annotation'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
