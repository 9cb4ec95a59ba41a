import { links } from '../../links.ts';

/** What a sign-up tells the home page: a checked path of this site. */
export type ContinueState = { continueTo?: string };

/** A path in the words of a person. */
export function placeName(path: string): string {
  const [categories = ''] = links.href('category', { id: '~' }).split('~');
  if (path.startsWith(categories)) return 'the bikes you were looking at';
  if (path.startsWith(links.href('dashboard'))) return 'your dashboard';
  return 'where you were';
}
