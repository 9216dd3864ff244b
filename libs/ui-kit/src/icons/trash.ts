export const trash = 'M4 6h16M9 6V4q0-1 1-1h4q1 0 1 1v2M6 6l1 13q.1 2 2 2h6q1.9 0 2-2l1-13m-8 5v5m4-5v5';
