import type { CategoryBody, SimulationBody } from '@zarra/contracts';

/** A category as the server sends it; Mexanika unless told otherwise. */
export const aCategory = (parts: Partial<CategoryBody> = {}): CategoryBody => ({
  id: 1,
  name: 'Mexanika',
  slug: 'mexanika',
  ...parts,
});

/** A simulation as the server sends it; the pendulum unless told otherwise. */
export const aSimulation = (parts: Partial<SimulationBody> = {}): SimulationBody => ({
  id: 1,
  title: 'Matematik mayatnik',
  description: 'Ip uzunligi va erkin tushish tezlanishi tebranish davriga qanday taʼsir qilishini kuzating.',
  image: '/media/simulations/mayatnik.svg',
  link: '/tajriba/mayatnik',
  types: { name: 'Interaktiv tajriba' },
  categories: [aCategory()],
  ...parts,
});
