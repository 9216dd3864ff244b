/** What is used of pngjs, which brings no types. */
declare module 'pngjs' {
  interface Picture {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha of each pixel. */
    readonly data: Buffer;
  }
  export const PNG: { readonly sync: { read(file: Buffer): Picture } };
}
