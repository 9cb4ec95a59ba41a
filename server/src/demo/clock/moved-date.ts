import { AsyncLocalStorage } from 'node:async_hooks';

const shift = new AsyncLocalStorage<number>();

/**
 * Lets work take place at another time: whatever asks `Date` in it is told that time, which goes on as
 * work goes on. Everything else in the process goes by the time that it is.
 *
 * @param ms from now; what was is less than none
 */
export function atOtherTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return shift.run(ms, work);
}

/**
 * Makes `Date` a clock that can be told otherwise.
 *
 * @returns puts the one back that was there
 */
export function makeDateMovable(): () => void {
  const real = globalThis.Date;
  const now = () => real.now() + (shift.getStore() ?? 0);
  globalThis.Date = new Proxy(real, {
    construct: (target, given: unknown[], asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = real;
  };
}
