import type { FieldErrors } from 'react-hook-form';

/** How many inputs have something wrong. */
export function mistakesIn(errors: FieldErrors): number {
  return Object.values(errors).reduce<number>((sum, error) => {
    if (!error) return sum;
    // The inputs of a group stand within it.
    return sum + ('message' in error ? 1 : mistakesIn(error as FieldErrors));
  }, 0);
}

/** The first input of a form with something wrong, as it is drawn; a choice of a few is marked as a whole. */
export function firstMistake(form: HTMLFormElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return marked?.matches('fieldset') ? marked.querySelector('input') : marked;
}
