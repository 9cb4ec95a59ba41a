import type { Act } from '@motohaat/demo/week/acts';

import type { WeekServices } from './people.ts';

export type Does = Act['does'];

/** How something that people do is done. */
export type Handlers<Name extends Does> = {
  [One in Name]: (services: WeekServices, act: Extract<Act, { does: One }>) => Promise<unknown>;
};
