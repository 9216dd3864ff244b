// @ts-check

/**
 * An init script for a page: replaces `requestAnimationFrame`. A frame follows as soon as the previous one is drawn, and its
 * time stamp advances by a fixed step. The result does not depend on the speed of the machine, and simulated minutes take only
 * the time that their frames need.
 * @param {number} framesPerSecond
 */
export function installFixedFrameRate(framesPerSecond) {
  let lastId = 0;
  let frames = 0;
  /** @type {Map<number, FrameRequestCallback>} */
  const requested = new Map();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const callbacks = [...requested.values()];
    requested.clear();
    frames += 1;
    for (const callback of callbacks) callback((frames * 1000) / framesPerSecond);
  };
  globalThis.requestAnimationFrame = (callback) => {
    if (requested.size === 0) port2.postMessage(undefined);
    requested.set(++lastId, callback);
    return lastId;
  };
  globalThis.cancelAnimationFrame = (id) => void requested.delete(id);
}
