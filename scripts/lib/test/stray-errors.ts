import { writeFileSync } from 'node:fs';

import type { SerializedError } from 'vitest/node';

/** Where they are written, as JSON; told by the environment. */
export const strayErrorsFile = 'MOTOHAAT_STRAY_ERRORS';

/** An error that no test waited for, which fails a run in which every test passed. */
export type StrayError = { name: string; message: string; stack?: string | undefined };

/** Has vitest write down what its JSON report leaves out. */
export default class StrayErrors {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[strayErrorsFile];
    const strays: StrayError[] = errors.map(({ name = 'Error', message, stack }) => ({
      name,
      message,
      stack,
    }));
    if (file) writeFileSync(file, JSON.stringify(strays));
  }
}
