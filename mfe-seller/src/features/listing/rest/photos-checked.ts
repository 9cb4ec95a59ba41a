import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Handed to the resolver by the form, as it stands at the time. */
type PhotosContext = {
  photosError: string | undefined;
  /** A sentence of the contract in the page's language. */
  say: (sentence: string) => string;
};

/** Adds to what a resolver checks that no photo is on its way or has failed, and says all in the page's language. */
export function withPhotos<Fields extends FieldValues, Checked>(
  resolver: Resolver<Fields, PhotosContext, Checked>,
): Resolver<Fields, PhotosContext, Checked> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    if (!context) return result;
    const { photosError, say } = context;
    const image = photosError && { image: { type: 'photos', message: photosError } };
    const errors = { ...mapMessages(result.errors as Errors, say), ...image };
    return Object.keys(errors).length === 0
      ? result
      : { values: {}, errors: errors as FieldErrors<Fields> };
  };
}

type Errors = { [field: string]: Errors | FieldError | undefined };

/** The errors of a group stand within it. */
function mapMessages(errors: Errors, say: (sentence: string) => string): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      isError(error)
        ? { ...error, message: say(error.message ?? '') }
        : mapMessages(error ?? {}, say),
    ]),
  );
}

function isError(error: Errors | FieldError | undefined): error is FieldError {
  return typeof error?.type === 'string';
}
