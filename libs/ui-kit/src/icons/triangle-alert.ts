export const triangleAlert = 'm10.3 5-7 12q-1.7 3 1.7 3h14q3.4 0 1.7-3l-7-12q-1.7-2.9-3.4 0M12 9v4m0 3.5h.01';
