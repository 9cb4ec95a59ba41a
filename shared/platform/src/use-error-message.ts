import { errorMessage } from '@motohaat/api/errors';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { platformWords } from '@motohaat/platform';

/** How to say any failure in the page's language; of what was sent it names what is not right. */
export function useErrorMessage(): (error: unknown) => string {
  const { failures } = platformWords.useMessages();
  return (error) => errorMessage(error, failures);
}
