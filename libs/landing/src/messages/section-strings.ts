import { useContext } from 'react';
import { LandingMessagesContext, type LandingMessages } from './landing-messages.js';

/**
 * Texts of the sections below the hero. `specTexts` are the texts of the specification, byte for byte, including their
 * unusual apostrophes.
 */
export const strings = {
  specTexts: {
    simulations: 'Simulyatsiyalar',
    lessons: 'Darslar',
    count: (count: number) => `${count}+`,
    interactive: "Interaktiv Ta'lim",
    broad: 'Keng Qamrovli',
    modern: 'Zamonaviy Yondashuv',
    personal: 'Personalizatsiya',
    toSimulations: "Simulyatsiyalarni Ko'rish",
  },
  features: {
    title: 'Koʻring, sinang, tushuning',
    badge: 'Yangi',
    announcement: 'Kvant fizikasi simulyatsiyalari qoʻshildi',
    solids: '3D simulyatsiyalar',
    solidsText: 'Gaz molekulalari uch oʻlchamda harakatlanadi: idishni aylantirib, har tomondan koʻring.',
    experiments: 'Interaktiv tajribalar',
    experimentsText: 'Massani, kuchlanishni yoki burchakni oʻzgartiring va natijani shu zahoti koʻring.',
    explanations: 'Ilmiy tushuntirishlar',
    explanationsText:
      'Darslar hodisani formula va misollar bilan tushuntiradi, test javoblariga izoh beradi.',
  },
  about: { title: 'Biz haqimizda' },
  why: {
    title: 'Nega aynan Zarra?',
    interactiveText:
      'Tayyor rasmga qaramaysiz: kattaliklarni oʻzingiz oʻzgartirib, qonunni oʻzingiz topasiz.',
    broadText: '7–11-sinf darslari, mexanikadan kvant fizikasigacha boʻlgan simulyatsiyalar bir joyda.',
    modernText: 'Dars, video va test brauzerda ochiladi, telefonda ham: hech narsa oʻrnatish shart emas.',
    personalText:
      'Test natijalaringiz saqlanadi, video toʻxtagan joyidan davom etadi. Surʼatni oʻzingiz tanlaysiz.',
  },
  banner: {
    title: 'Birinchi tajribani hozir oʻtkazing',
    text: 'Simulyatsiyalar hamma uchun ochiq, roʻyxatdan oʻtish shart emas.',
  },
  branches: {
    title: 'Fizika boʻlimlari',
    lead: 'Boʻlimni tanlang: uning simulyatsiyalari ochiladi.',
    mechanics: 'Mexanika',
    mechanicsTopics: ['Kinematika', 'Dinamika', 'Energiya', 'Tebranishlar'],
    electricity: 'Elektr va magnetizm',
    electricityTopics: ['Elektrostatika', 'Elektr toki', 'Magnetizm', 'Elektromagnit induksiya'],
    optics: 'Optika',
    opticsTopics: ['Geometrik optika', 'Toʻlqin optikasi', 'Interferensiya', 'Difraksiya'],
    heat: 'Termodinamika',
    heatTopics: ['Issiqlik almashinuvi', 'Gaz qonunlari', 'Termodinamika qonunlari'],
  },
  experience: {
    title: 'Qulay va tushunarli',
    realTime: 'Real vaqtda taʼsir',
    realTimeText:
      'Kattalikni oʻzgartirasiz, manzara shu lahzada oʻzgaradi. Kutish ham, qayta hisoblash ham yoʻq.',
    visuals: 'Jozibali koʻrinish',
    visualsText: 'Chizmalar fizika qonunlari boʻyicha hisoblab chizilgan: chiroyli va toʻgʻri.',
    devices: 'Har qanday qurilmada',
    devicesText: 'Telefon, planshet, kompyuter yoki sinf doskasi: sahifa ekranga oʻzi moslashadi.',
  },
};

/** The texts of the sections of the surrounding provider. */
export const useSectionsMessages = (): LandingMessages['sections'] =>
  useContext(LandingMessagesContext)?.sections ?? strings;
