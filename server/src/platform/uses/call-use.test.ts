import { describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { unansweredCalls } from './use-reasons.ts';

const t = messagesIn('en');

describe('a server that starts', () => {
  const text = { is: 'scalar', type: 'string' } as const;
  const form = (members: string[], answer: string[]) => ({
    request: 'POST /bookings',
    sent: object(members),
    answered: object(answer),
  });
  const object = (names: string[]) => ({
    is: 'object' as const,
    members: Object.fromEntries(names.map((name) => [name, { shape: text }])),
  });
  const built = { name: 'bookings.create', mark: 'then', shape: form(['bike'], ['id']) };
  const older = { ...built, mark: 'before then', shape: form([], ['gone']) };
  const another = { ...older, name: 'bookings.cancel', mark: 'then' };
  const answers = (shape: typeof built.shape) => ({
    now: [{ name: 'bookings.create', mark: 'now', shape }],
    before: [older, another, built],
  });
  const { release } = remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes: { a: '/a' } });
  const consumed = { platform: {}, modules: {}, calls: { 'bookings.create': 'then' } };
  const [user, shell] = [release, shellBuild().release].map((manifest) => ({
    id: manifest.name,
    manifest: { ...manifest, consumed },
  }));

  test.each([
    ['it answers more', answers(form(['bike'], ['id', 'price'])), []],
    [
      'it asks for more',
      answers(form(['bike', 'phone'], ['id'])),
      [
        'mfe-buyer 1.0.0 makes the call bookings.create as it was: "phone" is not the same on this server.',
      ],
    ],
    [
      'it answers less',
      answers(form(['bike'], [])),
      [
        'mfe-buyer 1.0.0 makes the call bookings.create as it was: "answer.id" is not the same on this server.',
      ],
    ],
    [
      'it does not answer it',
      { now: [], before: [built] },
      ['mfe-buyer 1.0.0 makes the call bookings.create, which this server does not answer.'],
    ],
    [
      'it is older than the build',
      { ...answers(form(['bike'], ['id'])), before: [] },
      [
        'mfe-buyer 1.0.0 makes the call bookings.create in a form that this server does not know. Start the server that has it first.',
      ],
    ],
  ])('%s', (_what, calls, reasons) => {
    expect(unansweredCalls([user!], { kept: [], calls }, t)).toEqual(reasons);
    expect(unansweredCalls([], { kept: [user!], calls }, t)).toHaveLength(reasons.length);
  });

  test('a shell is held to as remotes are', () => {
    const calls = { now: [], before: [] };
    expect(unansweredCalls([shell!], { kept: [], calls }, t)).toEqual([
      'shell 1.0.0 makes the call bookings.create, which this server does not answer.',
    ]);
  });
});
