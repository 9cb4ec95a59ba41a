import type { ComposedRemote, Composition } from '@motohaat/contract/composition';

/** Why a composition is not taken up. */
export type RefusalReason =
  | 'unsigned'
  | 'altered'
  | 'expired'
  | 'older'
  | 'a file without a hash'
  | 'a file from elsewhere';

/** What builds make now, and what releases of before have. */
const hash = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/;
/** What a name or a release may be as a step of a path. */
const step = /^[A-Za-z0-9][\w.+-]*$/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with a composition of which it is known who signed it; nothing if all is well.
 *
 * @param now ms since 1970
 * @param atLeast the highest revision that was taken up before
 */
export function refusalOf(
  composition: Composition,
  now: number,
  atLeast: number,
): RefusalReason | undefined {
  if (!isAhead(composition.expiresAt, now)) return 'expired';
  if (!(composition.revision >= atLeast)) return 'older';
  for (const remote of composition.remotes) {
    // The files of a closed remote are not loaded.
    if (remote.closed !== null) continue;
    const files = [remote.entry, ...remote.routes.flatMap(({ preload }) => preload)];
    if (!files.every(({ integrity }) => hash.test(integrity))) return 'a file without a hash';
    const place = placeOf(remote, composition.override, now);
    if (!place || !files.every(({ url }) => absolute(url).startsWith(place))) {
      return 'a file from elsewhere';
    }
  }
  return undefined;
}

/** Where all files of a remote lie; nothing when it may lie nowhere. */
function placeOf(
  { name, release }: ComposedRemote,
  override: Composition['override'],
  now: number,
): string | undefined {
  if (override?.remote === name) {
    const { origin, protocol, hostname } = new URL(override.origin);
    const isLocal = protocol === 'http:' && loopback.has(hostname) && origin === override.origin;
    return isLocal && isAhead(override.expiresAt, now) ? `${origin}/` : undefined;
  }
  const isPath = step.test(name) && step.test(release);
  return isPath ? absolute(`/remotes/${name}/${release}/`) : undefined;
}

/** Resolved as the browser does, so that no `..` leads out of a place. */
function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}

function isAhead(moment: string, now: number): boolean {
  return Date.parse(moment) > now;
}
