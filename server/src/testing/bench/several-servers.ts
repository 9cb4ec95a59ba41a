import { readConfig } from '../../config/config.ts';
import { startServer } from '../../server.ts';

/**
 * Starts servers that share this process, and end with it.
 *
 * @param environments what each is told, beside what the process is told
 */
export async function openServers(
  environments: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  for (const environment of environments) {
    // oxlint-disable-next-line no-await-in-loop -- each finds what the one before has made
    await startServer(readConfig({ ...process.env, ...environment }), () => {});
  }
}
