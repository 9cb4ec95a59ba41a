import type { LightMyRequestResponse } from 'fastify';

import type { Cell, Column, Row } from './matrix.types.ts';
import type { World } from './world.ts';

/** Who calls in a column, and on whose data. */
export function cellOf(
  { buyer, otherBuyer, seller, otherSeller, admin }: World,
  column: Column,
): Cell {
  const people = {
    AN: { caller: undefined, target: buyer },
    'B=': { caller: buyer, target: buyer },
    'B≠': { caller: buyer, target: otherBuyer },
    'S=': { caller: seller, target: seller },
    'S≠': { caller: seller, target: otherSeller },
    AD: { caller: admin, target: admin },
  };
  return { column, ...people[column] };
}

type Prepared = {
  url: string;
  /** By default as the row has it. */
  call: (method?: string, address?: string) => Promise<LightMyRequestResponse>;
};

/** Makes what the row's call is about, once, and makes the call as often as it is wanted. */
export async function prepare(world: World, row: Row, cell: Cell): Promise<Prepared> {
  const { url, body, headers } = await row.request(world, cell);
  return {
    url,
    call: (method = row.call.method.toString(), address = url) =>
      world.app.inject({
        method: method as 'GET',
        url: address,
        headers: withoutGaps(headers ?? { authorization: cell.caller?.authorization }),
        ...(body && { payload: body }),
      }),
  };
}

function withoutGaps(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
