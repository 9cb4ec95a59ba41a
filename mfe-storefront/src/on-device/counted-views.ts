import { keptList } from '@motohaat/platform/kept-list';

/** ms for which a bike that was looked at is not counted again. */
const once = 86_400_000;

type Counted = { id: string; at: number };

const kept = keptList<Counted>({
  name: 'counted-views.1',
  most: 200,
  keyOf: ({ id }) => id,
  isItem: isCounted,
});

/** Whether this device was counted at a bike within a day: the server keeps nothing by which it could tell. */
export const wasCounted = (id: string): boolean =>
  kept.read().some((view) => view.id === id && Date.now() - view.at < once);

export const keepCounted = (id: string): void => kept.add({ id, at: Date.now() });

export const forgetCounted = kept.remove;

function isCounted(value: unknown): value is Counted {
  const { id, at } = (value ?? {}) as Partial<Record<keyof Counted, unknown>>;
  return typeof id === 'string' && typeof at === 'number';
}
