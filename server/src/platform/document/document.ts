import type { Boot, PublicConfig, SignedComposition } from '@motohaat/contract/composition';

import { jsonForScript } from '../../http/html.ts';
import { remembered } from '../../http/remembered.ts';
import { type Utf8, utf8 } from '../../http/utf8.ts';
import type { ReleaseSelection } from '../composition/select-remotes.ts';
import { type DocumentParts, type DocumentPlace, emptyParts } from './document-parts.ts';

/** Paths of which the parts are kept, and their length: anybody can ask for any. */
const keptPaths = 1_000;
const longestKept = 200;

/** Writes documents around compositions. */
export type DocumentWriter = {
  /**
   * The page that the browser draws at a path: the shell, the composition of a visitor, and hints for the
   * public remote that owns the path. It is the same whoever is signed in, and says nothing of a remote
   * that a visitor may not have; only canaries and an override make a difference.
   *
   * @param selection what the composition was made for
   * @returns `status`: 200 for a public page, and for every path of the dashboard, which leads visitors
   *   to the sign-in whether a page stands there or not; 404 otherwise, with a page that says so
   */
  empty(place: DocumentPlace, selection?: ReleaseSelection): DocumentParts;
  /**
   * A whole document, in pieces, of which many are the same from one to the next.
   *
   * @param marks attributes of its first element, each with a space behind it
   */
  join(parts: DocumentParts, composition: SignedComposition, marks?: string): Utf8[];
};

/** What documents of the same releases have in common is made once. */
export function createDocumentWriter(config: PublicConfig): DocumentWriter {
  const known = new WeakMap<
    SignedComposition['remotes'],
    ReturnType<typeof remembered<DocumentParts>>
  >();
  const boots = new WeakMap<SignedComposition, Utf8>();
  return {
    empty(place, selection = {}) {
      const { composition, path } = place;
      const make = () => emptyParts(place, selection);
      if (path.length > longestKept) return make();
      const parts = known.get(composition.remotes) ?? remembered<DocumentParts>(keptPaths);
      known.set(composition.remotes, parts);
      return parts(path, make);
    },
    join({ within }, composition, marks = '') {
      const boot = boots.get(composition) ?? ending({ composition, config });
      boots.set(composition, boot);
      return [utf8(`<!doctype html>\n<html ${marks}`), ...within, boot];
    },
  };
}

const ending = (boot: Boot) =>
  utf8(`
<script type="application/json" id="boot">${jsonForScript(boot)}</script>
</body>
</html>
`);
