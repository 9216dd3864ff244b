import { Button, Icon } from '@zarra/ui-kit';
import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { liveOrbit, type LiveOrbit } from './live-orbit.js';
import { drawPlanet, drawShape, SHEET, START, TILT } from './orbit-drawing.js';
import { OrbitFrame } from './orbit-frame.js';
import { MOST_ECCENTRIC, percentOfPeriod, startState } from './orbit-state.js';
import { orbitStrings as strings } from './orbit-strings.js';

const shape = drawShape(START.eccentricity);
const planet = drawPlanet(START.mean, START.eccentricity);
const eccentricity = strings.decimals(START.eccentricity);
const percent = percentOfPeriod(startState);

// What React writes stays the same for ever: what changes is written by the live orbit, and never overwritten.
const sunSlider = {
  role: 'slider',
  tabIndex: 0,
  'aria-label': strings.eccentricitySlider,
  'aria-valuemin': 0,
  'aria-valuemax': MOST_ECCENTRIC,
  'aria-valuenow': START.eccentricity,
  'aria-valuetext': eccentricity,
} as const;
const planetSlider = {
  role: 'slider',
  tabIndex: 0,
  'aria-label': strings.planetSlider,
  'aria-valuemin': 0,
  'aria-valuemax': 99,
  'aria-valuenow': percent,
  'aria-valuetext': strings.planetAt(percent),
} as const;

/**
 * A planet on its orbit by Kepler's laws; its shape is the logo's. A server draws it still; in a browser it moves
 * slowly, can be held, and the Sun and the planet can be dragged or moved by keys.
 */
export const Orbit = () => {
  const figure = useRef<HTMLElement>(null);
  const live = useRef<LiveOrbit>(undefined);
  const [moving, setMoving] = useState<boolean>();
  const isLive = moving !== undefined;
  useEffect(() => {
    if (!figure.current) return undefined;
    live.current = liveOrbit(figure.current, setMoving);
    return live.current.end;
  }, []);
  return (
    <OrbitFrame ref={figure}>
      <svg
        viewBox={`${-SHEET.width / 2} ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`}
        fill="none"
        role={isLive ? 'group' : 'img'}
        aria-label={strings.picture}
      >
        <g transform={`rotate(${TILT})`}>
          <path data-part="sectors" {...shape.sectors} />
          <path data-axis="" d="M-150 0H150" />
          <path data-part="swept" {...planet.swept} />
          <ellipse data-part="ellipse" {...shape.ellipse} />
          <circle data-part="focus" r="3.5" {...shape.focus} />
          <g data-part="planet" data-handle="planet" {...planet.planet} {...(isLive && planetSlider)}>
            <circle r="11" fill="currentColor" />
            <circle r="26" />
          </g>
          <g data-part="sun" data-handle="eccentricity" {...shape.sun} {...(isLive && sunSlider)}>
            <path data-hint="" d="m-17-5-4 5 4 5m34-10 4 5-4 5" />
            <circle r="8" fill="currentColor" />
            <circle r="26" />
          </g>
        </g>
      </svg>
      <figcaption>
        <span>
          {isLive && (
            <Button
              icon={<Icon node={moving ? Pause : Play} />}
              aria-label={moving ? strings.pause : strings.play}
              onClick={() => live.current?.setMoving(!moving)}
            />
          )}
        </span>
        <span>
          {strings.law} {strings.task}{' '}
          <b>
            {strings.eccentricity}: <span data-part="readout">{eccentricity}</span>
          </b>
        </span>
      </figcaption>
    </OrbitFrame>
  );
};
