import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { scrub } from './scrub.ts';

describe('what an error says', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    ['No row for rahim.uddin@example.com', 'No row for <mail>'],
    ["No row for d'costa@example.com", 'No row for <mail>'],
    ['call +880 1712-345678 back', 'call <number> back'],
    ['call ০১৭১২৩৪৫৬৭৮ back', 'call <number> back'],
    ['bike 0192f0c1-7b1e-7cc3-98c4-dc0c0c07398f is gone', 'bike <id> is gone'],
    [
      'GET https://motohaat.example/search?q=rahim failed',
      'GET https://motohaat.example/search failed',
    ],
    ['at /dashboard/orders?email=x#top it ended', 'at /dashboard/orders it ended'],
    [
      'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.dozjgNryP4J3jVmNHl0w5N is refused',
      'Bearer <token> is refused',
    ],
    ['price 125000', 'price <number>'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test('no mail address and no telephone number stays, wherever it stands', () => {
    const phone = fc.stringMatching(/^01[3-9]\d{8}$/);
    fc.assert(
      fc.property(
        fc.string(),
        fc.emailAddress(),
        phone,
        fc.string(),
        (before, mail, number, after) => {
          const text = scrub(`${before} ${mail} ${number} ${after}`);
          expect(text).not.toContain(mail);
          expect(text).not.toContain(number);
        },
      ),
    );
  });

  test('is cut to its length', () => {
    expect(scrub('many words '.repeat(1000), 100).length).toBeLessThanOrEqual(100);
  });
});
