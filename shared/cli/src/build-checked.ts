import { type Tell, UserError } from './terminal/say.ts';
import type { Workplace } from './workplace.ts';

/**
 * Builds what others are to get, if its types are right: a bundler takes them away unread.
 *
 * @throws UserError with what the compiler, or the build, says
 */
export async function buildChecked(
  application: string,
  place: Pick<Workplace, 'build' | 'checkTypes'>,
  tell: Tell,
): Promise<void> {
  tell(`Checking the types of ${application}`);
  const errors = await place.checkTypes(application);
  if (errors) throw new UserError(`${application} has type errors:\n${errors}`);
  await place.build([application], tell);
}
