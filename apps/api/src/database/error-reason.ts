/** The code of an error, or its name: texts of errors may contain addresses and values of people. */
export function codeOf(error: unknown): string {
  const { code, name } = error as Partial<NodeJS.ErrnoException>;
  return code ?? name ?? 'unknown';
}

/** The reason of an error in one line, without the passwords that a URL may contain. */
export function reasonOf(error: unknown): string {
  const { message = '', code } = error as Partial<NodeJS.ErrnoException>;
  const [line = ''] = (code !== undefined && message === '' ? code : message || String(error)).split('\n');
  return line.replace(/\/\/[^/\s@]*@/g, '//***@');
}
