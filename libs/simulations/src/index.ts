export { Catalogue, type CatalogueProps } from './catalogue.js';
export { catalogueTitle, catalogueLead } from './strings.js';
