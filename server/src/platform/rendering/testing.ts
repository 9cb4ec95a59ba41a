import { utf8 } from '../../http/utf8.ts';
import type { ReadFile } from '../releases/verified-files.ts';
import type { DrawnBytes } from './check-drawn.ts';
import type { RendererSet } from './child/protocol.ts';
import type { AnswerPage } from './renderer.ts';

/** A shell that shares little and draws whatever its only remote draws: `draw` of its module. */
const shell = `
  'use strict';
  exports.shared = { react: { version: 1 } };
  exports.draw = async (page) => ({
    status: 200, html: '<p>shell</p>', head: '<title>Page</title>', state: '{"now":' + page.now + '}',
    ...(await page.remote('mfe-shop').draw(page)),
  });
`;

/** What pages are drawn with: a shell, and a remote whose module is written here. */
export function setOf(remote: string): RendererSet {
  const undated = { revision: 1, role: null, issuedAt: '', expiresAt: '', view: null };
  const part = { ...undated, remotes: [], override: null };
  return {
    shell: { code: shell, base: '/shell/1/' },
    remotes: { 'mfe-shop': { code: `'use strict';\n${remote}`, base: '/remotes/mfe-shop/1/' } },
    compositions: { en: part, bn: part },
    config: {
      identity: { apiKey: '', authDomain: '', projectId: '' },
      payments: { publishableKey: '' },
      contact: { email: '', phone: '' },
    },
  };
}

export const page = (path: string) => ({
  path,
  language: 'en' as const,
  search: '',
  origin: 'https://x.example',
  lowData: false,
  now: 7,
});

/** Reads what builds have. */
export const readFrom =
  (...builds: { release: { name: string }; files: Record<string, string> }[]): ReadFile =>
  async ({ application, file }) => {
    const content = builds.find(({ release }) => release.name === application)?.files[file.path];
    return content === undefined
      ? undefined
      : { bytes: Buffer.byteLength(content), content: Buffer.from(content) };
  };

/** Nobody asks here. */
export const noAnswer: AnswerPage = async () => null;

type Changes = Partial<Omit<DrawnBytes, 'html' | 'state'> & Record<'html' | 'state', string>>;

export const drawnPage = ({
  html = '<p>Page</p>',
  state = '{}',
  ...changes
}: Changes = {}): DrawnBytes => ({
  status: 200,
  head: '<title>Page</title>',
  html: utf8(html),
  state: utf8(state),
  ...changes,
});
