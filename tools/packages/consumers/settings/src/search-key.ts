/** The form of a text in which a search compares it: the same for every form of the apostrophe. */
export const searchKey = (text: string) => text.toLowerCase().replace(/[ʻʼ‘’'`]/g, '');
