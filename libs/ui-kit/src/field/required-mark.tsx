/** The asterisk of a field that may not stay empty: for the eye, the control itself says it to the ear. */
export const RequiredMark = () => (
  <span aria-hidden="true" data-mark="">
    {' *'}
  </span>
);
