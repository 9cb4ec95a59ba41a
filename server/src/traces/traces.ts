import { AsyncLocalStorage } from 'node:async_hooks';

import { kindOf } from '../system/thrown.ts';
import { createSampling } from './sampling.ts';
import { readTraceparent, type Traceparent, writeTraceparent } from './traceparent.ts';

/**
 * All that a span may say (OpenTelemetry's "Semantic Conventions"): names and numbers that the code has.
 * There is no room for an address, an id, a value or a text.
 */
export type Facts = {
  'http.request.method'?: string;
  /** The route's pattern. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The code of what went wrong. */
  'error.type'?: string;
  'db.system.name'?: 'postgresql';
  /** The name that the code has for a statement, or its verb and tables. */
  'db.query.summary'?: string;
};

/** `server`: answers somebody; `client`: asks somebody; `internal`: neither. */
export type SpanKind = 'server' | 'client' | 'internal';

/** What a span says from its beginning. */
export type Told = { name: string; facts: Facts };

/** Something that takes time, which is being recorded. */
export type Span = {
  note: (facts: Facts) => void;
  /** What is begun in `work`, now or later, is a part of this. */
  run: <T>(work: () => T) => T;
  /** The first call counts. */
  end: (facts?: Facts) => void;
  traceparent: string;
};

/** How spans get to those who look at them. */
export type Recorder = {
  begin: (
    name: string,
    about: { kind: SpanKind; facts: Facts; parent?: Traceparent | undefined },
  ) => RecordedSpan;
  /** Sends what is left. */
  stop: () => Promise<void>;
};
type RecordedSpan = Pick<Traceparent, 'traceId' | 'spanId'> & {
  note: (facts: Facts) => void;
  end: () => void;
};

/** What is recorded of a process. What is not costs next to nothing. */
export type Traces = ReturnType<typeof createTraces>;

type Current = { place: Traceparent; isOver: boolean };
type Begun = { kind: SpanKind; facts?: Facts; parent?: Traceparent | undefined };

/** @param newRecorder is handed what makes ids of traces */
export function createTraces(
  newRecorder: (newTraceId: () => string) => Recorder,
  options: { ratio: number; secret: string },
) {
  const sampling = createSampling(options.ratio, options);
  const recorder = newRecorder(sampling.newTraceId);
  const current = new AsyncLocalStorage<Current>();

  function begin(name: string, { kind, facts = {}, parent }: Begun): Span {
    const recorded = recorder.begin(name, { kind, facts, parent });
    const { traceId, spanId } = recorded;
    const state: Current = { place: { traceId, spanId, isRecorded: true }, isOver: false };
    return {
      note: (more) => recorded.note(more),
      run: (work) => current.run(state, work),
      end: (last) => {
        if (state.isOver) return;
        state.isOver = true;
        if (last) recorded.note(last);
        recorded.end();
      },
      traceparent: writeTraceparent(state.place),
    };
  }

  /** Whether a part of something would be recorded where this is called. */
  const isRecording = () => current.getStore()?.isOver === false;

  /** A part of what is being recorded where this is called; nothing where that is nothing, or is over. */
  function part(name: string, about: Omit<Begun, 'parent'>): Span | undefined {
    const within = current.getStore();
    // What a request has started and left behind, such as a timer, is no part of it.
    if (!within || within.isOver) return undefined;
    return begin(name, { ...about, parent: within.place });
  }

  return {
    part,
    isRecording,
    /**
     * A request.
     *
     * @param header the `traceparent` that came with it
     * @param about what would be recorded of it, asked when it is; nothing of what is never recorded
     * @param options.isAlone it cannot be a part of what is being recorded here
     */
    request(
      header: unknown,
      about: () => Told | undefined,
      { isAlone }: { isAlone: boolean },
    ): Span | undefined {
      const within = !isAlone && isRecording();
      const parent = readTraceparent(header);
      // Before all else: of nearly all requests this is all that is done.
      if (!within && !sampling.isRecorded(parent)) return undefined;
      const told = about();
      if (!told) return undefined;
      const { name, facts } = told;
      return within
        ? part(name, { kind: 'server', facts })
        : begin(name, { kind: 'server', facts, parent });
    },
    /** Does something that nobody asked for, and records it by chance. */
    async root<T>(name: string, work: () => Promise<T>): Promise<T> {
      if (!sampling.isRecorded()) return work();
      const span = begin(name, { kind: 'internal' });
      try {
        return await span.run(work);
      } catch (error) {
        span.note({ 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    stop: () => recorder.stop(),
  };
}
