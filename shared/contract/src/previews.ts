import * as v from 'valibot';

import { ListQuery } from './list.ts';
import { Application, ApplicationParam, Member, Version } from './registry.ts';
import { IsoTime, Key, Name, Url } from './values.ts';

/** What a team calls a preview: its branch, in lower case. */
export const PreviewName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** The most days that a preview is shown after its set was chosen. */
export const mostPreviewDays = 7;

/**
 * `POST /registry/{application}/previews`: shows published releases in place of those that are live, to
 * whoever opens the answer's `url`, as far as the account's role may have them. One of them is the team's
 * own. The same name again changes the set, and keeps the address.
 */
export const NewPreview = v.object({
  name: PreviewName,
  releases: v.pipe(
    v.array(v.object({ ...ApplicationParam.entries, version: Version })),
    v.minLength(1),
    v.maxLength(10),
  ),
  days: v.pipe(v.number(), v.minValue(0.01), v.maxValue(mostPreviewDays)),
});
export type NewPreview = v.InferOutput<typeof NewPreview>;
export const PreviewMade = v.object({ name: Key, url: Url, expiresAt: IsoTime });
export type PreviewMade = v.InferOutput<typeof PreviewMade>;

/** A preview that is not over, with the address that shows it. */
export const PreviewRecord = v.object({
  application: Key,
  ...PreviewMade.entries,
  releases: v.array(Member),
  /** When its set was chosen, and by whom: an account's name, which may be empty, or `team mfe-buyer`. */
  madeAt: IsoTime,
  madeBy: Name,
});
export type PreviewRecord = v.InferOutput<typeof PreviewRecord>;

/** `GET /releases/previews`, for the admin. `application`: only its own. */
export const PreviewsQuery = v.object({
  ...ListQuery.entries,
  application: v.optional(Application),
});

/** `DELETE /registry/{application}/previews/{name}`: its address shows nothing any more. 204. */
export const PreviewParam = v.object({ ...ApplicationParam.entries, name: PreviewName });
export type PreviewParam = v.InferOutput<typeof PreviewParam>;
