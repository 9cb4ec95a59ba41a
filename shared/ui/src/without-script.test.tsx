import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { WithoutScript } from './without-script.tsx';

const words = <WithoutScript>Booking needs JavaScript.</WithoutScript>;

test('a page that the server draws says what needs JavaScript, and one in the browser does not', () => {
  expect(renderToString(words)).toMatch(
    /^<noscript><p[^>]*>Booking needs JavaScript\.<\/p><\/noscript>$/,
  );
  expect(render(words).container.textContent).toBe('');
});
