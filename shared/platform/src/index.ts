import { create } from 'zustand';

import type { Platform, Session } from './contract.ts';
import { forgetDrafts } from './drafts.ts';

export type * from './contract.ts';
export { platformContract } from './contract.ts';
export { drafts } from './drafts.ts';
export type { RemoteModule } from './remote.ts';

/** The session as everybody sees it. The shell alone writes it. */
export const sessionStore = create<Session>()(() => ({ status: 'anonymous' }));

sessionStore.subscribe((now, before) => {
  if (now.status === 'anonymous' && before.status !== 'anonymous') forgetDrafts();
});

let platform: Platform | undefined;

/** Called once by the shell, before it draws anything; by the fake platform in tests. */
export function providePlatform(provided: Platform): void {
  platform = provided;
}

/**
 * What the shell offers to remotes: session acts, toasts, the API, settings.
 *
 * @throws Error when no shell has started
 */
export function usePlatform(): Platform {
  if (!platform) throw new Error('No platform: a remote runs inside a shell, or a fake one.');
  return platform;
}

/** The session, kept current: the component is drawn again when it changes. */
export function useSession(): Session {
  return sessionStore();
}

export const useApi = () => usePlatform().api;
export const useToasts = () => usePlatform().toasts;
