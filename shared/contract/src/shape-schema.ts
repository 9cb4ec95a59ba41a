import type { Shape as ShapeType } from '@motohaat/domain/shape';
import * as v from 'valibot';

/** More levels than anything has that slots and events tell. */
const levels = 10;

const rules = v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()])));

/** A shape (`domain/shape`) as builds write it down; one that is deeper than any of ours is none. */
export const Shape = /* @__PURE__ */ shapeOfLevels(levels);

/** Each level holds the next, so that whoever publishes a release cannot make a server go on without end. */
function shapeOfLevels(left: number): v.GenericSchema<ShapeType> {
  const inner = left === 0 ? v.never() : shapeOfLevels(left - 1);
  return v.variant('is', [
    v.object({
      is: v.literal('object'),
      members: v.record(
        v.string(),
        v.object({ shape: inner, optional: v.exactOptional(v.literal(true)) }),
      ),
      rest: v.exactOptional(inner),
    }),
    v.object({ is: v.literal('list'), of: inner, rules }),
    v.object({ is: v.literal('map'), of: inner, rules }),
    v.object({ is: v.literal('either'), of: v.array(inner) }),
    v.object({
      is: v.literal('value'),
      value: v.union([v.string(), v.number(), v.boolean(), v.null()]),
    }),
    v.object({ is: v.literal('any') }),
    v.object({ is: v.literal('scalar'), type: v.string(), rules }),
  ]);
}
