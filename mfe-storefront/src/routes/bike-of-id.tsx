/** The same page at an address that names the bike by its id alone: it leads to the whole one. */
export { default } from './bike.tsx';
