interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** The reader pays by the megabyte, as far as the browser tells; most do not. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
