/** Texts of the list of lessons. They load with it. */
export const lessonsStrings = {
  title: 'Bu tajriba darslarda',
  place: (schoolClass: string, chapter: string | null) =>
    chapter === null ? schoolClass : `${schoolClass} · ${chapter}`,
  state: 'Darsdagi holat:',
  investigation: 'Tadqiqot:',
};
