import type { Condition } from '@motohaat/contract/slots';

/**
 * Whether a filling stands in its slot. A property that the slot does not tell has no value, so that a
 * condition on it is not met.
 *
 * @param told the properties of the slot, and the role of the session
 */
export function applies(when: Condition | undefined, told: object): boolean {
  return Object.entries(when ?? {}).every(([path, wanted]) => {
    const value = path.split('.').reduce<unknown>(inside, told);
    return Array.isArray(wanted) ? wanted.some((each) => each === value) : wanted === value;
  });
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
