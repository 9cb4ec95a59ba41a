import { createHash } from 'node:crypto';

import type { Fault } from '@motohaat/contract/faults';
import { scrub } from '@motohaat/domain/scrub';

/** Frames that tell one fault from another: those further out are who called, which differs. */
const telling = 5;

/** A file of a release, as browsers ask for it. */
const siteFile = /^\/(?:remotes\/[a-z][a-z0-9-]*|shell)\/[\w-]+\/[\w@.+/-]+$/;

/** A name as code has them, of which none is a person's. */
const codeName = /^[\w$.<> [\]]*$/;

/**
 * A fault as it is kept: whoever told it, nothing in it is a person's, and its files are those of releases.
 */
export function cleaned({ call, frames, ...fault }: Fault): Fault {
  return {
    ...fault,
    name: codeName.test(fault.name) ? fault.name : 'Error',
    message: scrub(fault.message),
    ...(call !== undefined && { call: scrub(call, 120) }),
    frames: frames.map(({ file = '', name = '', line, column }) => ({
      line,
      column,
      ...(siteFile.test(file) && !file.includes('..') && { file }),
      ...(name !== '' && codeName.test(name) && { name }),
    })),
  };
}

/** What faults of one release have in common that are the same. */
export function faultId({
  remote,
  release,
  kind,
  name,
  message,
  call,
  status,
  frames,
}: Fault): string {
  const places = frames.slice(0, telling).map(({ file, line, column }) => [file, line, column]);
  return createHash('sha256')
    .update(JSON.stringify([remote, release, kind, name, message, call, status, places]))
    .digest('base64url')
    .slice(0, 22);
}
