import { vi } from 'vitest';

/** ms; on a machine that is busy with other work, one second is no proof that something never comes. */
export const patience = 10_000;

type Wait = typeof vi.waitFor;

// What a wait is told itself comes first. It is never wrapped twice: some projects keep their modules.
const patient = Symbol.for('motohaat.patient-waits');
const own = vi.waitFor as Wait & { [patient]?: true };
if (!own[patient]) {
  const waitFor: Wait = (look, options) =>
    own(look, {
      timeout: patience,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
  vi.waitFor = Object.assign(waitFor, { [patient]: true });
}
