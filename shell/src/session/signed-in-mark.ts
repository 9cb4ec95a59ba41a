import type { Session } from '@motohaat/platform';

/** Until then a browser remembers that somebody is signed in here, in seconds. */
const memory = 400 * 24 * 3600;

/**
 * Leaves a cookie that says that somebody is signed in here, and nothing else. The server's next
 * document then hides what is for visitors alone, until the session is known.
 */
export function markSignedIn({ status }: Pick<Session, 'status'>): void {
  if (status === 'signing-in') return;
  const isSignedIn = status !== 'anonymous';
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `signed_in=1; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? memory : 0}${secure}`;
  if (!isSignedIn) delete document.documentElement.dataset['signedIn'];
}
