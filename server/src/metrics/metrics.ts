import { Registry } from './registry.ts';

/** Seconds: ends of buckets, of calls and of what a call waits for. */
const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Seconds, of jobs. */
const slow = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300];

/** What is counted as it happens. Nothing of it says who did what: labels are names that the code has. */
export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of a process, none of which anything has been counted of. */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    calls: registry.counter({
      name: 'motohaat_calls_total',
      help: 'Requests that were answered, by the name of the call and the first digit of the status.',
      labels: ['call', 'status'],
    }),
    callDuration: registry.histogram(
      {
        name: 'motohaat_call_duration_seconds',
        help: 'From the head of a request to its whole answer; streams are not in it.',
        labels: ['call'],
      },
      quick,
    ),
    keptAnswers: registry.counter({
      name: 'motohaat_kept_answers_total',
      help: 'Answers that may be kept: given from what was kept, or made.',
      labels: ['call', 'outcome'],
    }),
    shed: registry.counter({
      name: 'motohaat_shed_requests_total',
      help: 'Requests that were refused at the door because too much was under way.',
      labels: ['importance'],
    }),
    jobRuns: registry.counter({
      name: 'motohaat_job_runs_total',
      help: 'Runs of jobs in this process: done, failed, or cut off.',
      labels: ['job', 'outcome'],
    }),
    jobDuration: registry.histogram(
      {
        name: 'motohaat_job_duration_seconds',
        help: 'How long a run of a job took in this process.',
        labels: ['job'],
      },
      slow,
    ),
    providerCalls: registry.counter({
      name: 'motohaat_payment_provider_calls_total',
      help: 'What was asked of providers of payments: done, or the code of the refusal.',
      labels: ['provider', 'operation', 'outcome'],
    }),
    providerDuration: registry.histogram(
      {
        name: 'motohaat_payment_provider_duration_seconds',
        help: 'How long a provider of payments took to answer.',
        labels: ['provider', 'operation'],
      },
      quick,
    ),
    drawings: registry.counter({
      name: 'motohaat_drawings_total',
      help: 'Pages that renderers were asked for: drawn or failed.',
      labels: ['outcome'],
    }),
    drawingDuration: registry.histogram(
      {
        name: 'motohaat_drawing_duration_seconds',
        help: 'How long a page waited for a renderer and was drawn.',
        labels: [],
      },
      quick,
    ),
  };
}
