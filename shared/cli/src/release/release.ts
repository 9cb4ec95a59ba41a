import type { Tell } from '../terminal/say.ts';
import type { Workplace } from '../workplace.ts';
import { findAccess, withOthers } from './access.ts';
import { type Command, parseCommand } from './command.ts';
import { showDifference } from './diff.ts';
import { count } from './figures.ts';
import { help } from './help.ts';
import { showHistory } from './history.ts';
import { candidate, operationOf } from './operation.ts';
import { type Outcome, refused } from './outcome.ts';
import { ownVersion } from './own-version.ts';
import { perform, tryRelease } from './perform.ts';
import { preview } from './preview.ts';
import { publishApplication } from './publish.ts';
import { findReason } from './reason.ts';
import { openRegistry, ServerRefusal } from './registry.ts';
import { showStatus } from './status.ts';
import { UsageError } from './usage-error.ts';

/** Where the outcome is said, and everything else. */
export type Streams = { out: (text: string) => void; err: (text: string) => void };

export const terminal: Streams = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
};

/**
 * Publishes, promotes, takes back, and tells how an application stands.
 *
 * @param words the verb and what stands behind it
 * @returns 0 when it is done, 1 when it was refused, 2 when it was not called right
 * @throws UserError when it failed otherwise
 */
export async function release(
  words: string[],
  place: Workplace,
  { out, err }: Streams = terminal,
): Promise<number> {
  try {
    const asked = parseCommand(words, place.applications());
    if (asked.help) {
      out(help(place, asked.verb));
      return 0;
    }
    // Nothing but the outcome goes where a machine reads, or what a pull request is to say.
    const tell: Tell = (text) => (asked.json || asked.comment ? err : out)(`• ${text}`);
    const { code, data, lines } = await run(asked, place, tell);
    if (asked.json) out(JSON.stringify(data, null, 2));
    else (code === 0 ? out : err)(lines.join('\n'));
    return code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\nHow it is used: ${place.command('--help')}`);
    return 2;
  }
}

async function run(command: Command, place: Workplace, tell: Tell): Promise<Outcome> {
  const { verb, application, dryRun } = command;
  const access = findAccess(application, command, place.state);
  const onWait = (seconds: number) =>
    tell(`The server asks to wait ${count(seconds, 'second')}; then it is tried again.`);
  const isSet = verb !== 'preview' && command.with.length > 0;
  const names = isSet ? command.with.map((member) => member.application) : [];
  const beside = isSet && verb !== 'hand-over' ? command.with : [];
  const registry = openRegistry(
    names.length > 0 ? withOthers(access, names, place.state) : access,
    undefined,
    { beside, onWait },
  );
  try {
    if (verb === 'publish') return await publishApplication(registry, place, command, tell);
    if (verb === 'preview') return await preview(registry, place, command, tell);
    if (verb === 'status') return await showStatus(registry);
    if (verb === 'history') return await showHistory(registry, command);
    if (verb === 'diff') return await showDifference(registry, command);
    const own = () => ownVersion(place, application);
    if (verb === 'smoke') {
      const { standing } = await registry.status();
      return await tryRelease(registry, candidate(command, standing, own), tell);
    }
    // Before anything else: whoever forgot it is told at once.
    const reason = await findReason(command);
    const status = await registry.status();
    const operation = operationOf(command, status.standing, { reason, ownVersion: own });
    return await perform(registry, operation, { status, tell, dryRun, revision: command.revision });
  } catch (error) {
    if (error instanceof ServerRefusal) return refused(error);
    throw error;
  }
}
