import type { LandingMessages } from '../messages/landing-messages.js';
import { observeHandles } from './observe-handles.js';
import { drawPlanet, drawShape, type PartAttributes } from './orbit-drawing.js';
import { dragHandle, percentOfPeriod, startState, stepHandle, type Handle } from './orbit-state.js';

/** Orbital period, ms. It does not depend on the eccentricity: the semi-major axis is constant (third law). */
export const PERIOD_MS = 20_000;
/** Maximum time step of a frame, ms: after a pause the planet continues where it was. */
const MAX_FRAME_MS = 100;

/** Controls of the animation. */
export type OrbitAnimation = ReturnType<typeof animateOrbit>;

/**
 * Calls the listener with the visibility of an element: it is in the viewport, and the page is not hidden.
 * @returns stops observing
 */
function observeVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let inView = !('IntersectionObserver' in globalThis);
  const publish = () => onChange(inView && !document.hidden);
  const observer = inView
    ? undefined
    : new IntersectionObserver((entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        publish();
      });
  observer?.observe(element);
  document.addEventListener('visibilitychange', publish);
  publish();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', publish);
  };
}

/**
 * Animates the rendered orbit inside an element while it is visible, unless reduced motion is requested. Its handles follow
 * pointer and keyboard. Frames change the attributes of the SVG directly, without React.
 * @param onMoving called with whether it moves; hiding the page does not change that
 */
export function animateOrbit(figure: HTMLElement, onMoving: (moving: boolean) => void) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  // React sets them, also when they change: the motion continues.
  let strings: LandingMessages['orbit'] | undefined;
  let state = startState;
  let moving = !reducedMotion.matches;
  let isVisible = false;
  let dragged: Handle | undefined;
  let frame: number | undefined;
  let lastTime: number | undefined;

  const part = (name: string) => figure.querySelector(`[data-part='${name}']`);
  const draw = (parts: PartAttributes<string>) => {
    for (const [name, attributes] of Object.entries(parts)) {
      for (const [attribute, value] of Object.entries(attributes)) part(name)?.setAttribute(attribute, value);
    }
  };
  const updateLabels = () => {
    if (!strings) return;
    const eccentricity = strings.decimals(state.eccentricity);
    const percent = percentOfPeriod(state);
    draw({
      sun: { 'aria-valuenow': state.eccentricity.toFixed(2), 'aria-valuetext': eccentricity },
      planet: { 'aria-valuenow': String(percent), 'aria-valuetext': strings.planetAt(percent) },
    });
    part('readout')?.replaceChildren(eccentricity);
  };
  const setState = (next: typeof state) => {
    state = next;
    draw(drawShape(state.eccentricity));
    draw(drawPlanet(state.mean, state.eccentricity));
    updateLabels();
  };

  const advance = (time: number) => {
    const elapsed = Math.min(time - (lastTime ?? time), MAX_FRAME_MS);
    lastTime = time;
    state = { ...state, mean: (state.mean + (2 * Math.PI * elapsed) / PERIOD_MS) % (2 * Math.PI) };
    draw(drawPlanet(state.mean, state.eccentricity));
    frame = requestAnimationFrame(advance);
  };
  const cancelFrame = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = lastTime = undefined;
  };
  const startOrCancelFrames = () => {
    if (moving && isVisible && dragged !== 'planet') frame ??= requestAnimationFrame(advance);
    else cancelFrame();
  };
  const setMoving = (next: boolean) => {
    moving = next;
    updateLabels();
    startOrCancelFrames();
    onMoving(moving);
  };
  const onReducedMotionChange = () => reducedMotion.matches && setMoving(false);

  const unobserveHandles = observeHandles(figure, {
    onDragChange: (handle) => {
      dragged = handle;
      startOrCancelFrames();
    },
    onDrag: (handle, x, y) => setState(dragHandle(state, handle, x, y)),
    onKey: (handle, key) => {
      const next = stepHandle(state, handle, key);
      if (!next) return false;
      setState(next);
      // A planet positioned by keyboard stays there.
      if (handle === 'planet') setMoving(false);
      return true;
    },
  });
  const unobserveVisibility = observeVisibility(figure, (visible) => {
    isVisible = visible;
    startOrCancelFrames();
  });
  figure.addEventListener('focusin', updateLabels);
  reducedMotion.addEventListener('change', onReducedMotionChange);
  setMoving(moving);
  return {
    /** Starts or pauses the motion. */
    setMoving,
    /** Sets the texts of the values of the handles. */
    setMessages: (messages: LandingMessages['orbit']): void => {
      strings = messages;
      updateLabels();
    },
    /** Ends the animation and removes its event listeners. */
    stop: (): void => {
      unobserveHandles();
      unobserveVisibility();
      figure.removeEventListener('focusin', updateLabels);
      reducedMotion.removeEventListener('change', onReducedMotionChange);
      cancelFrame();
    },
  };
}
