/** Replaces the vendor prefixes of stylis: styled-components 6 adds none unless `enableVendorPrefixes` is set. */
export const prefix = (/** @type {string} */ value) => value;
