/** What the contact form is answered, in Uzbek for the visitor. */
export const contactStrings = {
  received: 'Xabaringiz qabul qilindi. Rahmat! Siz bilan telefon orqali bogʻlanamiz.',
} as const;
