export const flask = 'M9 3h6m-5 0v6L5 18q-1.5 3 2 3h10q3.5 0 2-3l-5-9V3M6.7 15h10.6';
