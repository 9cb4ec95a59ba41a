import { product, renderWithPlatform } from '@motohaat/testing';
import { expect, test } from 'vitest';

import { OwnerPlace } from './owner-place.tsx';

test.each([
  ['keeps room for the buttons of a bike’s own seller', true],
  ['takes no room from others, who will have none', false],
])('%s', (_what, own) => {
  const { container } = renderWithPlatform(
    <OwnerPlace place="page" bike={product({ own })} namedBy="name" />,
    { Slot: ({ waiting }) => waiting },
  );
  expect(container.querySelectorAll('.waiting, [class*=waiting]')).toHaveLength(own ? 1 : 0);
});
