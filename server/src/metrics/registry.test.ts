import { array, assert, asyncProperty, nat, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { readMetrics } from '../testing/read-metrics.ts';
import { Registry } from './registry.ts';
import { line } from './text-format.ts';

const about = { name: 'bikes_total', help: 'Bikes.', labels: ['kind'] };

test('what is counted comes out as it went in, whatever stands in a label', async () => {
  const texts = array(tuple(string({ unit: 'binary' }), nat(1_000)), { maxLength: 9 });
  await assert(
    asyncProperty(texts, async (counted) => {
      const registry = new Registry();
      const counter = registry.counter(about);
      const expected = new Map<string, number>();
      for (const [kind, by] of counted) {
        counter(kind).add(by);
        expected.set(kind, (expected.get(kind) ?? 0) + by);
      }
      const [metric] = readMetrics(await registry.text());
      expect(metric).toMatchObject({ type: 'counter', help: 'Bikes.' });
      const read = metric?.samples.map(({ labels, value }) => [labels['kind'], value]);
      expect(read).toEqual([...expected]);
    }),
  );
});

test('a histogram counts a value in each bucket that is as wide or wider', async () => {
  const registry = new Registry();
  const waits = registry.histogram({ name: 'waits', help: 'Waits.', labels: ['of'] }, [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 30]) waits('a').observe(value);
  expect(await registry.text()).toBe(
    [
      '# HELP waits Waits.',
      '# TYPE waits histogram',
      'waits_bucket{of="a",le="0.1"} 2',
      'waits_bucket{of="a",le="1"} 3',
      'waits_bucket{of="a",le="+Inf"} 4',
      'waits_sum{of="a"} 30.65',
      'waits_count{of="a"} 4',
      '',
    ].join('\n'),
  );
});

test('two metrics of one name are an error of ours', () => {
  const registry = new Registry();
  registry.counter(about);
  expect(() => registry.read(about, 'gauge', () => [])).toThrow('two metrics of the name');
});

test.each<[Parameters<typeof line>, string]>([
  [['bikes', [], 7], 'bikes 7'],
  [['bikes', [['kind', 'new']], 0.5], 'bikes{kind="new"} 0.5'],
  [
    [
      'bikes',
      [
        ['kind', 'a "b"'],
        ['of', 'c\\d\ne'],
      ],
      1,
    ],
    'bikes{kind="a \\"b\\"",of="c\\\\d\\ne"} 1',
  ],
  [['bikes', [], Number.POSITIVE_INFINITY], 'bikes +Inf'],
  [['bikes', [], Number.NEGATIVE_INFINITY], 'bikes -Inf'],
])('a sample is written as Prometheus reads it: %j', (sample, written) => {
  expect(line(...sample)).toBe(written);
});
