import { Button, Icon } from '@zarra/ui-kit';
import { pause } from '@zarra/ui-kit/icons/pause';
import { play } from '@zarra/ui-kit/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { LandingMessages } from '../messages/landing-messages.js';
import { animateOrbit, type OrbitAnimation } from './orbit-animation.js';
import { drawPlanet, drawShape, VIEW_BOX, START, TILT } from './orbit-drawing.js';
import { OrbitFrame } from './orbit-frame.js';
import { MAX_ECCENTRICITY, percentOfPeriod, startState } from './orbit-state.js';
import { useOrbitMessages } from '../messages/orbit-strings.js';

type OrbitMessages = LandingMessages['orbit'];

const shape = drawShape(START.eccentricity);
const planet = drawPlanet(START.mean, START.eccentricity);
const percent = percentOfPeriod(startState);

// React renders attributes that change only with the messages. The animation changes them in the DOM, and React does not
// overwrite the changes.
const sunSlider = (strings: OrbitMessages) => ({
  role: 'slider',
  tabIndex: 0,
  'aria-label': strings.eccentricitySlider,
  'aria-valuemin': 0,
  'aria-valuemax': MAX_ECCENTRICITY,
  'aria-valuenow': START.eccentricity,
  'aria-valuetext': strings.decimals(START.eccentricity),
});
const planetSlider = (strings: OrbitMessages) => ({
  role: 'slider',
  tabIndex: 0,
  'aria-label': strings.planetSlider,
  'aria-valuemin': 0,
  'aria-valuemax': 99,
  'aria-valuenow': percent,
  'aria-valuetext': strings.planetAt(percent),
});

/**
 * An animated orbit by Kepler's laws, initially in the shape of the logo. A server renders it without animation; in a
 * browser it can be paused, and the Sun and the planet can be moved by pointer and keyboard.
 */
export const Orbit = () => {
  const strings = useOrbitMessages();
  const figure = useRef<HTMLElement>(null);
  const animation = useRef<OrbitAnimation>(undefined);
  const [moving, setMoving] = useState<boolean>();
  const isInteractive = moving !== undefined;
  // What the server renders is what a press before hydration does.
  const moves = moving !== false;
  useEffect(() => {
    if (!figure.current) return undefined;
    animation.current = animateOrbit(figure.current, setMoving);
    return animation.current.stop;
  }, []);
  useEffect(() => animation.current?.setMessages(strings), [strings]);
  return (
    <OrbitFrame ref={figure}>
      <svg
        viewBox={`${-VIEW_BOX.width / 2} ${-VIEW_BOX.height / 2} ${VIEW_BOX.width} ${VIEW_BOX.height}`}
        fill="none"
        role={isInteractive ? 'group' : 'img'}
        aria-label={strings.drawing}
      >
        <g transform={`rotate(${TILT})`}>
          <path data-part="sectors" {...shape.sectors} />
          <path data-axis="" d="M-150 0H150" />
          <path data-part="swept" {...planet.swept} />
          <ellipse data-part="ellipse" {...shape.ellipse} />
          <circle data-part="focus" r="3.5" {...shape.focus} />
          <g
            data-part="planet"
            data-handle="planet"
            {...planet.planet}
            {...(isInteractive && planetSlider(strings))}
          >
            <circle r="11" fill="currentColor" />
            <circle data-target="" r="26" />
          </g>
          <g
            data-part="sun"
            data-handle="eccentricity"
            {...shape.sun}
            {...(isInteractive && sunSlider(strings))}
          >
            <path data-hint="" d="m-17-5-4 5 4 5m34-10 4 5-4 5" />
            <circle r="8" fill="currentColor" />
            <circle data-target="" r="26" />
          </g>
        </g>
      </svg>
      <figcaption>
        <span data-toggle="">
          <Button
            icon={<Icon path={moves ? pause : play} />}
            aria-label={moves ? strings.pause : strings.play}
            onClick={() => animation.current?.setMoving(!moves)}
          />
        </span>
        <span>
          {strings.law} {strings.task}{' '}
          <b>
            {strings.eccentricity}: <span data-part="readout">{strings.decimals(START.eccentricity)}</span>
          </b>
        </span>
      </figcaption>
    </OrbitFrame>
  );
};
