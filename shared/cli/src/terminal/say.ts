import { Interrupted } from './stop.ts';

/** An error that one sentence explains in full; the verb ends with exit code 1 and no stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Tells whoever waits what is being done. */
export type Tell = (text: string) => void;

/** Tells the person at the terminal what is happening. */
export function say(text: string): void {
  process.stdout.write(`• ${text}\n`);
}

/** Runs a verb and turns its errors into words and an exit code. */
export async function verb(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = error instanceof Interrupted ? 130 : 1;
    if (!(error instanceof Interrupted)) {
      const text =
        error instanceof UserError ? error.message : String((error as Error)?.stack ?? error);
      process.stderr.write(`${text}\n`);
    }
  }
  // The channel to the parent would keep the process alive.
  if (process.connected) process.disconnect?.();
}
