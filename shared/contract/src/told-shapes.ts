import type { Shape } from '@motohaat/domain/shape';
import type { Shape as ValueShape } from '@motohaat/domain/value-shape';

import { eventShapes } from './event-shapes.ts';
import { type EventName, events } from './events.ts';
import { shapeOf } from './shape-of.ts';
import { slotSchemas } from './slot-schemas.ts';
import type { SlotName } from './slots.ts';
import type { EventForm } from './uses.ts';

/** What fillings of a slot are told, as data that builds write down and servers compare. */
export function slotShape(name: SlotName): Shape {
  return shapeOf(slotSchemas[name]);
}

/** Who hears an event and what it says, as data that builds write down and servers compare. */
export function eventForm(name: EventName): EventForm {
  return { reach: events[name], shape: shapeOfValue(eventShapes[name]) };
}

const scalars = { text: 'string', number: 'number', flag: 'boolean' } as const;

function shapeOfValue(shape: ValueShape): Shape {
  if (typeof shape === 'string') return { is: 'scalar', type: scalars[shape] };
  if ('oneOf' in shape) {
    return { is: 'either', of: shape.oneOf.map((value) => ({ is: 'value', value })) };
  }
  if ('orNull' in shape) {
    return { is: 'either', of: [shapeOfValue(shape.orNull), { is: 'value', value: null }] };
  }
  if ('list' in shape) return { is: 'list', of: shapeOfValue(shape.list) };
  if ('each' in shape) return { is: 'map', of: shapeOfValue(shape.each) };
  const members = Object.entries(shape.fields).map(([name, field]) => [
    name,
    { shape: shapeOfValue(field) },
  ]);
  return { is: 'object', members: Object.fromEntries(members) as never };
}
