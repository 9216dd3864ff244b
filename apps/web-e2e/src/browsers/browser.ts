/** What the main path needs of a browser. Each element is named by an XPath and waited for. */
export interface Browser {
  open(address: string): Promise<void>;
  click(xpath: string): Promise<void>;
  /** Types into an empty field. */
  type(xpath: string, text: string): Promise<void>;
  /** Selects an option by its text. */
  select(xpath: string, option: string): Promise<void>;
  /** The text of an element; empty while there is none. */
  text(xpath: string): Promise<string>;
  count(xpath: string): Promise<number>;
  address(): Promise<string>;
  close(): Promise<void>;
}

/** A kind of browser that may be installed. */
export interface BrowserKind {
  readonly name: string;
  /** Programs it needs. */
  readonly programs: readonly string[];
  /** Debian packages that contain them. */
  readonly packages: string;
  launch(): Promise<Browser>;
}

/** How long an element is waited for, ms. */
export const WAIT_MS = 20_000;
