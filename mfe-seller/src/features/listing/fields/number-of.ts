import { foldTyped } from '@motohaat/domain/digits';

/** A whole number as people type it, with commas and in digits of either script. */
export function numberOf(text: string | undefined): number | undefined {
  const digits = foldTyped(text ?? '').replace(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
