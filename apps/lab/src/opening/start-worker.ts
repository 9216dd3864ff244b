// Its address as the build names it: a page whose policy asks for trusted types starts nothing else.
import address from './repeat-worker.ts?worker&url';

/** The part of the Trusted Types API that is used (W3C, https://www.w3.org/TR/trusted-types/): not in every browser. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (ignored: string) => string };
}

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('zarra-worker', {
  createScriptURL: () => address,
});

/** Starts the worker that repeats runs. */
export const startWorker = (): Worker =>
  new Worker(trusted?.createScriptURL('') ?? address, { type: 'module' });
