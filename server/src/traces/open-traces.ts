import type { ObservingSettings } from '../config/observing.ts';
import { createTraces, type Traces } from './traces.ts';

/** Records what the settings ask for; nothing, and nothing is loaded for it, where they do not. */
export async function openTraces(
  settings: ObservingSettings['traces'],
  {
    secret,
    log,
    delay,
  }: {
    secret: string;
    log: (message: string) => void;
    /** ms that spans wait for others; some seconds without it. */
    delay?: number;
  },
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { otlpRecorder } = await import('./otlp.ts');
  const { endpoint, service, ratio } = settings;
  return createTraces((newTraceId) => otlpRecorder(newTraceId, { endpoint, service, log, delay }), {
    ratio,
    secret,
  });
}
