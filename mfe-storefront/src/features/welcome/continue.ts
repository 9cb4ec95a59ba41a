import { links } from '../../links.ts';

/** What a sign-up tells the home page: a checked path of this site. */
export type ContinueState = { continueTo?: string };

/** What a path leads back to, as a person sees it. */
export function placeOf(path: string): 'bikes' | 'dashboard' | 'elsewhere' {
  const [categories = ''] = links.href('category', { id: '~' }).split('~');
  if (path.startsWith(categories)) return 'bikes';
  if (path.startsWith(links.href('dashboard'))) return 'dashboard';
  return 'elsewhere';
}
