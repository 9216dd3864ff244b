/**
 * Texts of the shell, loaded by every page. Those of one screen are beside it. Texts of the specification are copied byte for
 * byte; the others use oʻ gʻ ʼ.
 */
export const strings = {
  siteName: 'Zarra',
  description:
    'Zarra — fizikani interaktiv tajribalar, darslar va testlar orqali oʻrganish uchun oʻzbekcha platforma.',
  needsScript: 'Bu sahifa uchun brauzerda JavaScript yoqilgan boʻlishi kerak. Usiz ham ochiladi:',
  homePage: 'Bosh sahifa',
  skipToContent: 'Asosiy mazmunga oʻtish',
  nav: {
    label: 'Asosiy menyu',
    home: 'Asosiy',
    about: 'Biz haqimizda',
    simulations: 'Simulyatsiyalar',
    lessons: "O'quv Resurslar",
    contact: 'Aloqa',
    signIn: 'Kirish',
    signOut: 'Chiqish',
    learnerPage: 'Mening sahifam',
    account: 'Hisobim',
    checking: 'Hisob tekshirilmoqda',
    search: 'Qidirish',
    openMenu: 'Menyuni ochish',
    closeMenu: 'Menyuni yopish',
    menu: 'Menyu',
  },
  loading: 'Sahifa yuklanmoqda',
  offline: 'Internet bilan aloqa yoʻq. Aloqa tiklanganda sahifa oʻzi yangilanadi.',
  home: { title: 'Fizikani tajribada oʻrganing' },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Kutilmagan xatolik yuz berdi. Sahifani qayta yuklang; xatolik takrorlansa, birozdan soʻng urinib koʻring.',
    reload: 'Sahifani qayta yuklash',
  },
} as const;
