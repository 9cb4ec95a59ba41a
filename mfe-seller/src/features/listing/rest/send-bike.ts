import { ApiError } from '@motohaat/api/errors';
import { type BikeInput, inputOf } from '@motohaat/contract/bike-form';

/** What the server found wrong in a bike, by the input in which it was typed. */
export function inputErrors(error: Error): [input: BikeInput, message: string][] {
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.entries(fields).flatMap(([field, message]) => {
    const input = inputOf(field);
    return input ? [[input, message] satisfies [BikeInput, string]] : [];
  });
}

/** What stands at an input needs no second telling. */
export function refusalSentence(error: Error): string | undefined {
  return inputErrors(error).length > 0 ? error.message : undefined;
}

/** Whether somebody changed the bike since the form was filled. */
export const isConflict = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'conflict';

/**
 * Only an acknowledged answer is success.
 *
 * @throws ApiError with that sentence for any other
 */
export function acknowledged<Answer extends { acknowledged: boolean }>(
  answer: Answer,
  message: string,
): Answer {
  if (answer.acknowledged) return answer;
  throw new ApiError({ status: 502, code: 'unknown', message });
}

const onlyOfNew = [
  'category',
  'condition',
  'originalprice',
  'warranty',
  'used',
  'chassis',
  'engine',
] as const satisfies readonly BikeInput[];

/** Whether the form that changes a bike has an input. */
export function isEdited(
  input: BikeInput,
): input is Exclude<BikeInput, (typeof onlyOfNew)[number]> {
  return !onlyOfNew.some((each) => each === input);
}
