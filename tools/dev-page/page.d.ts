/** The page of the library that is shown: its `src/test-dev-page.tsx`. */
declare module 'virtual:page' {
  export const handlers: readonly import('msw').RequestHandler[];
  export const answeredText: string;
  export const Page: import('react').ComponentType;
}
