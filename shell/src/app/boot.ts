import type { Boot } from '@motohaat/contract/composition';

/**
 * What the server wrote into the document for the shell.
 *
 * @throws Error when the document carries nothing: it is not one of the server's
 */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document has no #boot.');
  return JSON.parse(text) as Boot;
}
