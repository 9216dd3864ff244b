export { Catalogue, type CatalogueProps } from './catalogue.js';
export {
  CatalogueMessagesProvider,
  type CatalogueMessages,
  type CatalogueMessagesProviderProps,
} from './messages/catalogue-messages.js';
export { catalogueTitle, catalogueLead, strings as uzbekCatalogueMessages } from './messages/strings.js';
