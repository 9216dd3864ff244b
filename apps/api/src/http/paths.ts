// Shared by the server, its pages and its lists.
import { pages } from '@zarra/contracts';

/** Prefixes of the server's routes. */
export const API_PREFIX = '/api';
/** API documentation. */
export const DOCS_PREFIX = `${API_PREFIX}/docs`;
/** Reports of browsers; not an endpoint of the contracts. */
export const REPORTS_PATH = `${API_PREFIX}/reports/`;
/** Images and videos of the content. */
export const MEDIA_PREFIX = '/media/';
export const VIDEOS_PREFIX = `${MEDIA_PREFIX}videos/`;
/** Pages of the laboratory. */
export const LAB_PREFIX = `${pages.laboratory}/`;
/** Address of a lesson. */
export const lessonLink = (id: number): string => `${pages.lessons}?topic=${id}`;
/** Data that rendered pages hydrate from. */
export const PAGE_DATA_PREFIX = '/page-data/';

/** The path of a request URL, without its query string. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
