import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

test.each([
  [{ METRICS_PORT: '4400' }, 'METRICS_PORT: must be another one than PORT.'],
  [{ PORT: '80', METRICS_PORT: '080' }, 'METRICS_PORT: must be another one than PORT.'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT: must be a port number.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT: must start with http',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1.'],
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

test('traces are recorded where a collector is named, one request in a thousand', () => {
  expect(readConfig({}).observing.traces).toBeUndefined();
  const endpoint = 'http://127.0.0.1:4318';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).observing.traces).toEqual({
    endpoint,
    ratio: 0.001,
    service: 'motohaat',
  });
});
