/** The first input of a form with something wrong, as it is drawn; a choice of a few is marked as a whole. */
export function firstMistake(form: HTMLFormElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return marked?.matches('fieldset') ? marked.querySelector('input') : marked;
}

/** The first of the fields in a place. */
export function firstControl(place: HTMLElement | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? null;
}
