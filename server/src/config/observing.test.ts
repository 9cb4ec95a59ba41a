import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

test.each([
  [{ METRICS_PORT: '4400' }, 'METRICS_PORT: must be another one than PORT.'],
  [{ PORT: '80', METRICS_PORT: '080' }, 'METRICS_PORT: must be another one than PORT.'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT: must be a port number.'],
  [{ METRICS_HOST: '10.0.0.1' }, 'METRICS_HOST: is of no use without METRICS_PORT.'],
])('%o is refused', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('metrics are read where the site is, unless somebody says where', () => {
  expect(readConfig({}).observing.metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9400' }).observing.metrics).toEqual({
    port: 9400,
    host: '127.0.0.1',
  });
  const apart = { METRICS_PORT: '0', PORT: '0', METRICS_HOST: '10.0.0.1' };
  expect(readConfig(apart).observing.metrics).toEqual({ port: 0, host: '10.0.0.1' });
});
