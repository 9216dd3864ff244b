import { pages } from '@zarra/contracts';
import type { PageMeta } from './page-meta.js';

/** Metadata of the pages without content of the database. */
export const staticPageMeta = {
  login: { address: pages.login, title: 'Kirish', description: 'Zarra hisobingizga kiring.' },
  register: {
    address: pages.register,
    title: 'Roʻyxatdan oʻtish',
    description: 'Zarrada hisob oching: testlarni yeching va natijalarni saqlang.',
  },
  forgotPassword: {
    address: pages.forgotPassword,
    title: 'Parolni tiklash',
    description: 'Parolni tiklash uchun elektron pochtangizga kod yuboramiz.',
  },
  verifyCode: {
    address: pages.verifyCode,
    title: 'Kodni tasdiqlash',
    description: 'Elektron pochtaga kelgan kodni kiriting.',
  },
  resetPassword: {
    address: pages.resetPassword,
    title: 'Yangi parol',
    description: 'Hisobingiz uchun yangi parol oʻrnating.',
  },
  learner: {
    address: pages.learner,
    title: 'Mening sahifam',
    description: 'Davom ettiriladigan dars, bugungi takrorlash va natijalaringiz.',
  },
  account: {
    address: pages.account,
    title: 'Hisobim',
    description: 'Parol, elektron pochta, kirilgan qurilmalar va maʼlumotlaringiz.',
  },
  practice: {
    address: pages.practice,
    title: 'Mashq',
    description: 'Fizika topshiriqlarini bajaring va xatolaringizni takrorlang.',
  },
  forbidden: {
    address: pages.forbidden,
    title: 'Ruxsat etilmagan',
    description:
      'Bu sahifani koʻrishga huquqingiz yoʻq. Boshqa nom bilan kirib koʻring yoki bosh sahifaga qayting.',
  },
} as const satisfies Record<string, PageMeta>;
