/** What the main path needs of a browser. Each element is named by an XPath and waited for. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  /** Types into an empty field. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  /** Selects an option by its text. */
  readonly select: (xpath: string, option: string) => Promise<void>;
  /** The text of an element; empty while there is none. */
  readonly text: (xpath: string) => Promise<string>;
  readonly count: (xpath: string) => Promise<number>;
  readonly address: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A kind of browser that may be installed. */
export interface BrowserKind {
  readonly name: string;
  /** Programs it needs. */
  readonly programs: readonly string[];
  /** Debian packages that contain them. */
  readonly packages: string;
  readonly launch: () => Promise<Browser>;
}

/** How long an element is waited for, ms. */
export const WAIT_MS = 20_000;
