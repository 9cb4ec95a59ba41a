import * as v from 'valibot';

export const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/),
  v.maxLength(64),
);
/** The name of an application: `shell` or a remote. */
export const Application = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^(?:shell|mfe-[a-z][a-z0-9-]*)$/),
);

/** The path of what concerns one application: `shell` or a remote. */
export const ApplicationParam = v.object({ application: Application });
export type ApplicationParam = v.InferOutput<typeof ApplicationParam>;

/** A release of another application that is given to people together with the one that is named. */
export const Member = v.object({ application: Application, version: Version });
export type Member = v.InferOutput<typeof Member>;
