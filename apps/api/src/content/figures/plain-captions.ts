/** The Markdown of a lesson for clients without figures: each one is its caption. */
export const plainCaptions = (markdown: string): string =>
  markdown.replace(/^ {0,3}!\[(.*)\]\(figure:[a-z0-9-]+\)[ \t]*$/gm, '$1');
