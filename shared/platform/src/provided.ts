import type { ProvidedPlatform } from './contract.ts';

let platform: ProvidedPlatform | undefined;

/** Called once by the shell, before it draws anything; by the fake platform in tests. */
export function providePlatform(provided: ProvidedPlatform): void {
  platform = provided;
}

/** @throws Error when no shell has started */
export function providedPlatform(): ProvidedPlatform {
  if (!platform) throw new Error('No platform: a remote runs inside a shell, or a fake one.');
  return platform;
}
