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
    await startServer(readConfig({ ...process.env, ...environment }), () => {});
  }
}
