/** A canvas context that records its texts and the colours and opacities of its lines; ten pixels per character. */
export const createCanvas = (width: number, height = 224, fontSize = 13) => {
  const texts: { text: string; left: number; top: number; align: string }[] = [];
  const strokes: { color: unknown; opacity: unknown; dash: unknown }[] = [];
  let dash: unknown;
  const properties: Record<string | symbol, unknown> = {
    textAlign: 'left',
    measureText: (text: string) => ({ width: 10 * text.length }),
  };
  const pen = new Proxy(properties, {
    get: (stored, name) =>
      stored[name] ??
      ((...args: unknown[]) => {
        const [text, left, top] = args as [string, number, number];
        if (name === 'setLineDash') [dash] = args;
        if (name === 'stroke')
          strokes.push({ color: stored['strokeStyle'], opacity: stored['globalAlpha'] ?? 1, dash });
        if (name === 'fillText') texts.push({ text, left, top, align: String(stored['textAlign']) });
      }),
  }) as unknown as CanvasRenderingContext2D;
  return { pen, texts, strokes, size: { width, height, pixelRatio: 1, fontFamily: 'sans', fontSize } };
};
