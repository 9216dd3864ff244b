// @ts-check

/**
 * Runs in a page before its own scripts. Its frames come as fast as they are drawn, each as long as a screen has it: what is
 * seen depends on nothing but what is done, and ten minutes pass in as much time as their frames need.
 * @param {number} framesPerSecond
 */
export function steadyFrames(framesPerSecond) {
  let count = 0;
  let frames = 0;
  /** @type {Map<number, FrameRequestCallback>} */
  const waiting = new Map();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const turn = [...waiting.values()];
    waiting.clear();
    frames += 1;
    for (const draw of turn) draw((frames * 1000) / framesPerSecond);
  };
  globalThis.requestAnimationFrame = (draw) => {
    if (waiting.size === 0) port2.postMessage(undefined);
    waiting.set(++count, draw);
    return count;
  };
  globalThis.cancelAnimationFrame = (which) => void waiting.delete(which);
}
