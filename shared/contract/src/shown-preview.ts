import * as v from 'valibot';

/** Why a preview shows what everybody has: its releases do not fit what is live by now, or it is over. */
const previewFailures = ['misfit', 'over'] as const;
export type PreviewFailure = (typeof previewFailures)[number];

/** Published releases that take the place of those that are live, for whoever opened their address. */
export const ShownPreview = v.object({
  name: v.string(),
  expiresAt: v.string(),
  /** Those of them that the caller may have; none where it shows what everybody has. */
  releases: v.array(v.object({ application: v.string(), version: v.string() })),
  /** Missing where its releases are shown. */
  failed: v.optional(v.picklist(previewFailures)),
});
export type ShownPreview = v.InferOutput<typeof ShownPreview>;
