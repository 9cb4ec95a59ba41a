import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { useIsLive, useWasDrawn } from './use-is-live.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Draws it as the server does, lets it become live, and says what it was on the way. */
async function becomeLive(useOrigin: () => boolean): Promise<boolean[]> {
  const seen: boolean[] = [];
  function Part() {
    seen.push(useOrigin());
    return <p>Part</p>;
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Part />);
  await act(() => hydrateRoot(root, <Part />));
  return seen;
}

test.each([
  [
    'that asks whether the page listens is told when it does',
    () => useIsLive(),
    [false, false, true],
  ],
  ['to which that makes no difference is rendered once', () => useIsLive(false), [true, true]],
  ['that was drawn stays so, and is rendered once', () => useWasDrawn(), [true, true]],
])('a component %s', async (_, useOrigin, expected) => {
  expect(await becomeLive(useOrigin)).toEqual(expected);
});
