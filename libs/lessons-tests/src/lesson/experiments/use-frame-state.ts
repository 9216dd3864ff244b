import { useEffect, useState, type RefObject } from 'react';

/** An experiment that has loaded but not started by then has failed, ms: its scripts load after its page. */
const START_TIMEOUT_MS = 20_000;
/** Heights above this are ignored, CSS pixels: the frame must not push the rest of the lesson away. */
const MAX_HEIGHT = 4000;

/** What the laboratory posts to the embedding page on every change of its height. */
const isResize = (data: unknown): data is { height: number } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'zarra:resize' &&
  'height' in data &&
  typeof data.height === 'number' &&
  data.height > 0 &&
  data.height <= MAX_HEIGHT;

/**
 * State of a framed experiment. A frame fires `load` for the error page of the browser too, and no `error`. So an
 * experiment counts as ready once it posts its height, and as failed when its document is not of this site.
 */
export function useFrameState(frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<'loading' | 'starting' | 'ready' | 'failed'>('loading');
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!isResize(data) || !frame.current || source !== frame.current.contentWindow) return;
      setHeight(data.height);
      setState('ready');
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [frame]);

  useEffect(() => {
    if (state !== 'starting') return undefined;
    const timer = setTimeout(() => setState('failed'), START_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    /** Height of the experiment, CSS pixels; undefined until it is known. */
    height,
    handleLoad: () => {
      if (!frame.current?.contentDocument) setState('failed');
      else setState((current) => (current === 'loading' ? 'starting' : current));
    },
  };
}
