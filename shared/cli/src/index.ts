export { motohaat } from './motohaat.ts';
export type { LocalSite, Workplace } from './workplace.ts';
