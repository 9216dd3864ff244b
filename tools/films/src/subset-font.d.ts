declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype';
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
