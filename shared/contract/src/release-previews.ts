import { roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import type { Member } from './applications.ts';
import { RevisionText } from './revisions.ts';

/** The other releases of a set, in a query: `mfe-buyer@1.2.0,shell@2.0.0`. */
/** The other releases of a set, in a query: `shell@1.2.0,mfe-buyer@0.2.0`. */
export const OthersText = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1_200),
    v.regex(
      /^(?:shell|mfe-[a-z][a-z0-9-]*)@\d[0-9A-Za-z.+-]*(?:,(?:shell|mfe-[a-z][a-z0-9-]*)@\d[0-9A-Za-z.+-]*){0,8}$/,
    ),
    v.transform((text): Member[] =>
      text.split(',').map((name) => {
        const [application = '', version = ''] = name.split('@');
        return { application, version };
      }),
    ),
  ),
);

/**
 * `GET /registry/{application}/releases/{version}/preview/document?path=`: the page of a visitor with
 * the candidate in its place, as HTML. `revision`: of that set instead of the live one, so that all
 * pages of a smoke test are of one set.
 */
export const PreviewDocumentQuery = v.object({
  path: v.pipe(v.string(), v.maxLength(500)),
  revision: v.optional(RevisionText),
  with: OthersText,
});

/**
 * `GET …/preview/composition?role=`: a `SignedComposition` with the candidate in its place, for the
 * role of the remote's audience. Only the shell's team names the `role`: the shell is tried with the
 * pages of everyone, so its token also opens the files of every live remote.
 */
export const PreviewCompositionQuery = v.object({
  role: v.optional(v.picklist(roles)),
  revision: v.optional(RevisionText),
  with: OthersText,
});
