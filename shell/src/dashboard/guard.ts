import type { Access } from '@motohaat/contract/composition';
import type { Audience, Role } from '@motohaat/domain/role';
import type { Session, SignInState } from '@motohaat/platform';

/** What is to be decided: may this person see this path of the dashboard now? */
export type GuardQuestion = {
  /** The place asked for: path, query and fragment. */
  place: string;
  /** Whether a page of the composition at hand (or of the shell) is there. */
  found: boolean;
  session: Session;
  composition: { status: 'current' | 'stale' | 'failed'; role: Role | null };
  /** The server's word on whose page it is; `pending` until it came. */
  access: Access | 'pending' | 'failed';
};

export type Verdict =
  | { show: 'page' | 'pending' | 'identity' | 'not-found' | 'failed' }
  | { go: 'sign-in'; state: SignInState }
  | { go: 'dashboard'; because: OneRole };

/** Whom a page is for that sends others away with a word. */
type OneRole = Exclude<Audience, 'admin' | 'public'>;

/** The guards of the dashboard's routes (rulings S2.1, S2.12, S2.18, S2.19), in the order in which they apply. */
export function guard(question: GuardQuestion): Verdict {
  const { place, found, session, composition, access } = question;
  if (session.status === 'signing-in') return { show: 'pending' };
  if (session.status === 'anonymous') return { go: 'sign-in', state: { from: place } };
  if (session.status === 'identity-only') return { show: 'identity' };
  if (composition.role !== session.user.role) {
    return { show: composition.status === 'failed' ? 'failed' : 'pending' };
  }
  if (found) return { show: 'page' };
  if (access === 'pending' || access === 'failed') return { show: access };
  const { audience } = access;
  // A page of one's own role that is not in the composition at hand is newer than this tab.
  if (audience === null || audience === 'public' || audience === session.user.role) {
    return { show: 'not-found' };
  }
  if (audience === 'admin') return { go: 'sign-in', state: { from: place, notice: 'admin-only' } };
  return { go: 'dashboard', because: audience };
}
