import { AppError } from '../http/app-error.ts';

/** What is read, or the code of the refusal. */
export function outcomeOf(work: () => string): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}
