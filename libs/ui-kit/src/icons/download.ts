export const download = 'M12 3v12m-5-5 5 5 5-5M4 17v2q0 2 2 2h12q2 0 2-2v-2';
