export const trendingDown = 'm3 7 6 6 4-4 8 8m-6 0h6v-6';
