import { execFile } from 'node:child_process';

import { findProgram } from '@motohaat/server/debian-packages';

/**
 * A page as the text browser w3m shows it, which knows neither styles nor scripts, with a list of its
 * links below.
 *
 * @returns `missing`: why there is no such browser here, in a sentence
 */
export async function readAsText(html: string): Promise<{ text: string } | { missing: string }> {
  const browser = await findProgram('w3m');
  if ('missing' in browser) return browser;
  const options = ['-dump', '-cols', '100', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8'];
  return new Promise((resolve, reject) => {
    const child = execFile(
      browser.path,
      [...options, '-o', 'display_link_number=1'],
      { env: { ...process.env, ...browser.env } },
      (error, stdout) => (error ? reject(error) : resolve({ text: stdout })),
    );
    child.stdin?.end(html);
  });
}
