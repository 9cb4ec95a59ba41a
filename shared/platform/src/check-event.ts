import { eventShapes } from '@motohaat/contract/event-shapes';
import type { EventName } from '@motohaat/contract/events';
import { hasShape, type Shape } from '@motohaat/domain/value-shape';

export type Told = { name: EventName; data: unknown };

const shapes: Readonly<Record<string, Shape>> = eventShapes;

/**
 * Whether this is an event that this release knows, and says what that says: other tabs may have other
 * releases.
 */
export function isTold(told: unknown): told is Told {
  const { name, data } = (told ?? {}) as Partial<Told>;
  const shape = Object.hasOwn(shapes, name ?? '') ? shapes[name ?? ''] : undefined;
  return shape !== undefined && hasShape(data, shape);
}

/** @throws TypeError when this is not what the event says */
export function check(told: Told): void {
  if (!isTold(told)) throw new TypeError(`This is not what ${(told as Told).name} says.`);
}
