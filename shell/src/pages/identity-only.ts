import { sessionWords } from '../messages/session/index.ts';
import { part } from './part.ts';

/** Few people ever see it: its code comes late. */
export const identityOnly = part(
  async () => import(/* webpackChunkName: "identity-only" */ './identity-only-screen.tsx'),
  sessionWords,
);
