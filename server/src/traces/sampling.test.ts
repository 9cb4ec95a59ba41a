import { randomBytes } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { createSampling } from './sampling.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const secret = 'a secret of this site';
const told = (traceId: string, isRecorded = true) => ({
  traceId,
  spanId: '1'.repeat(16),
  isRecorded,
});
const strangers = Array.from({ length: 4_000 }, () => randomBytes(16).toString('hex'));
/** Each in a second of its own. */
const patient = () => {
  let seconds = 0;
  return () => (seconds += 1_000);
};

describe('a traceparent', () => {
  const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

  test('is read as it is written', () => {
    const parts = { traceId: trace, spanId: span, isRecorded: true };
    expect(writeTraceparent(parts)).toBe(`00-${trace}-${span}-01`);
    expect(readTraceparent(writeTraceparent(parts))).toEqual(parts);
    const unrecorded = { ...parts, isRecorded: false };
    expect(writeTraceparent(unrecorded)).toBe(`00-${trace}-${span}-00`);
    expect(readTraceparent(writeTraceparent(unrecorded))).toEqual(unrecorded);
    expect(readTraceparent(`00-${trace}-${span}-02`)).toMatchObject({ isRecorded: false });
  });

  test.each([
    undefined,
    '',
    [`00-${trace}-${span}-01`],
    `00-${trace}-${span}-01, 00-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-${span}-01-more`,
    `00-${trace}${'a'.repeat(9_000)}-${span}-01`,
    `00-${trace}-${span}-01\nx: y`,
  ])('that is none is not looked at: %#', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });
});

describe('what is recorded', () => {
  test('is a part of what begins here, by chance', () => {
    let chance = 0;
    const options = { secret, random: () => chance, now: patient() };
    const sampling = createSampling(0.05, options);
    chance = 0.049;
    expect(sampling.isRecorded()).toBe(true);
    chance = 0.051;
    expect(sampling.isRecorded()).toBe(false);
    chance = 0;
    expect(createSampling(0, options).isRecorded()).toBe(false);
  });

  test('is all of a trace that a process of this site began, in any of them, and of no other', () => {
    const sampling = createSampling(0.05, { secret, random: () => 1, now: patient() });
    const own = sampling.newTraceId();
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    const elsewhere = createSampling(0.05, { secret, random: () => 1, now: patient() });
    expect(elsewhere.isRecorded(told(own))).toBe(true);
    expect(elsewhere.isRecorded(told(own, false))).toBe(false);
    const ofOthers = createSampling(0, { secret: 'another', now: patient() });
    expect(ofOthers.isRecorded(told(own))).toBe(false);
  });

  test('is the same part of traces that browsers begin, whoever is asked', () => {
    const ask = () => {
      const sampling = createSampling(0.05, { secret, random: () => 1, now: patient() });
      return strangers.filter((id) => sampling.isRecorded(told(id)));
    };
    const recorded = ask();
    expect(recorded.length / strangers.length).toBeGreaterThan(0.03);
    expect(recorded.length / strangers.length).toBeLessThan(0.07);
    expect(ask()).toEqual(recorded);
    const others = createSampling(0.05, { secret: 'another', now: patient() });
    // Nobody who does not know the secret can tell which.
    expect(recorded.filter((id) => others.isRecorded(told(id))).length).toBeLessThan(
      recorded.length / 4,
    );
  });

  test('is a hundred requests a second at most, however often a trace is repeated', () => {
    let now = 10_000;
    const sampling = createSampling(1, { secret, now: () => now });
    const many = () => strangers.filter((id) => sampling.isRecorded(told(id))).length;
    expect(many()).toBe(100);
    now += 1_000;
    expect(many()).toBe(100);
  });
});
