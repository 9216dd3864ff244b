import { useEffect, useState, type ComponentType } from 'react';
import type { ExperimentLoader, LessonExperimentProps } from './open-experiments.js';

/** The component of an experiment, loaded when it is first open. */
export function useExperiment(load: ExperimentLoader | undefined, link: string, isOpen: boolean) {
  const [Component, setComponent] = useState<ComponentType<LessonExperimentProps>>();
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isOpen && !Component && !hasFailed;
  useEffect(() => {
    if (!isMissing || !load) return undefined;
    let isCurrent = true;
    load(link).then(
      (loaded) => isCurrent && setComponent(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, link]);
  return {
    Component: hasFailed ? undefined : Component,
    hasFailed,
    /** Reports that it has thrown an error. */
    fail: () => setFailed(true),
    /** Loads it again. */
    retry: () => {
      setComponent(undefined);
      setFailed(false);
    },
  };
}
