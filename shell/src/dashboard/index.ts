/** The dashboard's frame, its guards and its start page: one chunk, which visitors of the site never load. */
export { DashboardFrame } from './frame.tsx';
export { UnknownPath } from './guards.tsx';
export { ownPages } from './own-pages.ts';
export { StartPage } from './start-page.tsx';
