export const expand = 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7';
