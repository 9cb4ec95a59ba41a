import type { ReactNode, Ref } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What a form needs of the photos beside it. */
export type PhotosOfBike = {
  /** Of the photos that the server has, the cover first. */
  urls: readonly string[];
  /** What keeps the photos from being used as they are, in a sentence. */
  error: string | undefined;
};

/** Draws the photos' part of a form; `ref` is what takes the focus when something is wrong there. */
export type RenderPhotos = (props: {
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}) => ReactNode;

/** Handed to the resolver by the form, as it stands at the time. */
export type PhotosContext = { photosError: string | undefined };

/** Adds to what a resolver checks that no photo is on its way or has failed. */
export function withPhotos<Fields extends FieldValues, Checked>(
  resolver: Resolver<Fields, PhotosContext, Checked>,
): Resolver<Fields, PhotosContext, Checked> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    if (!context?.photosError) return result;
    const image = { type: 'photos', message: context.photosError };
    return { values: {}, errors: { ...result.errors, image } as FieldErrors<Fields> };
  };
}
