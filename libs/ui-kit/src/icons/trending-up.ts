export const trendingUp = 'm3 17 6-6 4 4 8-8m-6 0h6v6';
