import * as v from 'valibot';

/** Ids are opaque to callers; any other form is the same as an unknown one (ruling G8). */
export const Id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Whether a text could be the id of something. */
export const isId = (text: string): boolean => v.is(Id, text);

/** The path of one thing: `/bookings/{id}`. */
export const IdParam = v.object({ id: Id });
export type IdParam = v.InferOutput<typeof IdParam>;
