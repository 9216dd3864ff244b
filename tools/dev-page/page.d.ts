/** The dev page of the served library, its `src/testing/dev-page.tsx`. */
declare module 'virtual:page' {
  export const handlers: readonly import('msw').RequestHandler[];
  /** A text that appears after the mocked responses. */
  export const expectedText: string;
  export const Page: import('react').ComponentType;
}
