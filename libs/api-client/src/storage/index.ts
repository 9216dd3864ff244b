/** State of this device: storage with a memory fallback, locks across tabs. */
export { createDeviceStorage, localDeviceStorage, tabDeviceStorage } from './device-storage.js';
export type { DeviceStorage } from './device-storage.js';
export { predictionKey } from './prediction-keys.js';
export { withTabLock, type TabLockOptions } from './tab-lock.js';
