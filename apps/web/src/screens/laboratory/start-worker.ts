import workerUrl from './replay-worker.ts?worker&url';

/** The used part of the Trusted Types API (W3C, https://www.w3.org/TR/trusted-types/), which some browsers lack. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (ignored: string) => string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('zarra-worker', {
  createScriptURL: () => workerUrl,
});

/** Starts the replay worker. A Trusted Types policy allows only the script URL of the build. */
export const startWorker = (): Worker =>
  new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
