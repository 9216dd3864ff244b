/**
 * Requests the parts of `EmbedScreen` that load after its first paint, so that an experiment appears whole. A part that fails is
 * requested again by the screen.
 */
export const preloadEmbedScreen = (): Promise<unknown> =>
  Promise.allSettled([
    import('../plot/graph.js'),
    import('../scene/handle-drag.js'),
    import('../stage/draw-labels.js'),
  ]);
