export { createApiClient } from './create-api-client.js';
export type { ApiClient, ApiClientOptions } from './create-api-client.js';
export { createTokenStore } from './session/token-store.js';
export type { TokenStore } from './session/token-store.js';
export { isApiError, isInvalidResponse, isNetworkError } from './errors.js';
export type { ApiError, InvalidResponseError, NetworkError } from './errors.js';
export { loadFailure, type LoadFailure } from './load-failure.js';
export { retryPolicy } from './retry-policy.js';
export { linkAddress } from './sanitize.js';
