export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.js';
