import { drawPlanet, drawShape, type PartAttributes } from './orbit-drawing.js';
import { dragged, percentOfPeriod, startState, stepped, type Handle } from './orbit-state.js';
import { orbitStrings as strings } from './orbit-strings.js';
import { watchAttention } from './watch-attention.js';
import { watchHandles } from './watch-handles.js';

/** One turn of the planet, ms. It does not depend on the eccentricity: the axis stays the same (third law). */
export const PERIOD_MS = 20_000;
/** Longer pauses between two frames count as this, ms: the planet goes on where it was seen last. */
const LONGEST_FRAME_MS = 100;

/** What can be asked of a moving orbit. */
export interface LiveOrbit {
  /** Lets it move or holds it still. */
  setMoving: (moving: boolean) => void;
  /** Leaves the picture as it is, for good. */
  end: () => void;
}

/**
 * Brings the drawn orbit inside an element to life: it moves, unless less motion is wanted, while it is seen; its
 * handles follow a pointer and the keys. Frames are written straight into the attributes of the drawing.
 * @param onMoving hears whether it moves, as far as the visitor decides
 */
export function liveOrbit(figure: HTMLElement, onMoving: (moving: boolean) => void): LiveOrbit {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let state = startState;
  let moving = !calm.matches;
  let seen = false;
  let held: Handle | undefined;
  let frame: number | undefined;
  let last: number | undefined;

  const part = (name: string) => figure.querySelector(`[data-part='${name}']`);
  const draw = (parts: PartAttributes<string>) => {
    for (const [name, attributes] of Object.entries(parts)) {
      for (const [attribute, value] of Object.entries(attributes)) part(name)?.setAttribute(attribute, value);
    }
  };
  const say = () => {
    const eccentricity = strings.decimals(state.eccentricity);
    const percent = percentOfPeriod(state);
    draw({
      sun: { 'aria-valuenow': state.eccentricity.toFixed(2), 'aria-valuetext': eccentricity },
      planet: { 'aria-valuenow': String(percent), 'aria-valuetext': strings.planetAt(percent) },
    });
    part('readout')?.replaceChildren(eccentricity);
  };
  const show = (next: typeof state) => {
    state = next;
    draw(drawShape(state.eccentricity));
    draw(drawPlanet(state.mean, state.eccentricity));
    say();
  };

  const advance = (now: number) => {
    const passed = Math.min(now - (last ?? now), LONGEST_FRAME_MS);
    last = now;
    state = { ...state, mean: (state.mean + (2 * Math.PI * passed) / PERIOD_MS) % (2 * Math.PI) };
    draw(drawPlanet(state.mean, state.eccentricity));
    frame = requestAnimationFrame(advance);
  };
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = last = undefined;
  };
  const follow = () => {
    if (moving && seen && held !== 'planet') frame ??= requestAnimationFrame(advance);
    else rest();
  };
  const setMoving = (next: boolean) => {
    moving = next;
    say();
    follow();
    onMoving(moving);
  };
  const calmDown = () => calm.matches && setMoving(false);

  const unwatchHandles = watchHandles(figure, {
    hold: (handle) => {
      held = handle;
      follow();
    },
    drag: (handle, x, y) => show(dragged(state, handle, x, y)),
    press: (handle, key) => {
      const next = stepped(state, handle, key);
      if (!next) return false;
      show(next);
      // Who places the planet by keys wants it to stay there.
      if (handle === 'planet') setMoving(false);
      return true;
    },
  });
  const unwatchAttention = watchAttention(figure, (isSeen) => {
    seen = isSeen;
    follow();
  });
  figure.addEventListener('focusin', say);
  calm.addEventListener('change', calmDown);
  setMoving(moving);
  return {
    setMoving,
    end: () => {
      unwatchHandles();
      unwatchAttention();
      figure.removeEventListener('focusin', say);
      calm.removeEventListener('change', calmDown);
      rest();
    },
  };
}
