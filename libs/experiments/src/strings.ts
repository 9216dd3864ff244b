/** The Uzbek texts around the experiments. */
export const strings = {
  list: 'Laboratoriya',
  trusted: 'Har bir tajribaning modeli fizika qonunlari va eʼlon qilingan qiymatlar bilan tekshirilgan.',
  classes: (classes: readonly number[]) => `${classes.join(', ')}-sinf`,
  lessons: {
    title: 'Bu tajriba darslarda',
    place: (schoolClass: string, chapter: string | null) =>
      chapter === null ? schoolClass : `${schoolClass} · ${chapter}`,
    state: 'Darsdagi holat:',
    investigation: 'Tadqiqot:',
  },
};

/** Heading of the list of experiments and title of its page. */
export const experimentsTitle = strings.list;
