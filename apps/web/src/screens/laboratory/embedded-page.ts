// A file of its own: the dynamic import of a library would make it lazy for the whole site (the lint rule of module boundaries).
export { EmbeddedPage } from '@zarra/experiments/page';
