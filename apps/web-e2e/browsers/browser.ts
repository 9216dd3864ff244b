/** The browser operations of the main path. Elements are located by XPath; each operation waits for its element. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  /** Types into an empty field. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  /** Selects an option by its text. */
  readonly select: (xpath: string, option: string) => Promise<void>;
  /** The text of an element; empty while the element does not exist. */
  readonly text: (xpath: string) => Promise<string>;
  readonly count: (xpath: string) => Promise<number>;
  readonly address: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A browser that may be installed. */
export interface BrowserKind {
  readonly name: string;
  /** Paths of the required executables. */
  readonly programs: readonly string[];
  /** Debian packages with the executables. */
  readonly packages: string;
  readonly launch: () => Promise<Browser>;
}

/** Timeout for an element, ms. */
export const TIMEOUT_MS = 20_000;
