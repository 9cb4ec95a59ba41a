import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { isFields } from '../fields.ts';
import { randomId } from '../random-id.ts';
import { StateFile } from '../state-file.ts';

/** Mails kept; older ones are forgotten. */
const MAILS_KEPT = 300;

/** A mail as lists have it. */
export interface TakenMail {
  id: string;
  /** Of the envelope. */
  to: string[];
  subject: string;
  /** By its own header, in ms since 1970. */
  at: number;
  /** The header; the same for each copy of one mail. */
  messageId: string;
}

interface InboxState {
  version: 1;
  mails: TakenMail[];
}

/** Every mail that was taken, for whoever it was. Knows neither SMTP nor HTTP. */
export interface Inbox {
  /** Newest last, as they came. */
  list: () => readonly TakenMail[];
  /** @param raw as it was sent (RFC 5322) */
  take: (to: string[], raw: Buffer) => Promise<void>;
  /** The mail and its parts; undefined for one that is not here. */
  open: (id: string) => Promise<{ mail: TakenMail; raw: string; parts: Email } | undefined>;
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export interface InboxOptions {
  /** State folder. */
  dir: string;
  now: () => number;
  log: (message: string) => void;
}

/**
 * Opens the mails kept in a folder, or begins with none.
 *
 * @throws when the folder cannot be read or written.
 */
export async function openInbox({ dir, now, log }: InboxOptions): Promise<Inbox> {
  const folder = path.join(dir, 'mails');
  const state = await StateFile.open<InboxState>({
    file: path.join(dir, 'mails.json'),
    parse: parseState,
    initial: emptyState,
    log,
  });
  const fileOf = (id: string) => path.join(folder, `${id}.eml`);

  return {
    list: () => state.value.mails,
    take: async (to, raw) => {
      const { subject = '', messageId = '', date } = await PostalMime.parse(raw);
      const at = (date !== undefined && Date.parse(date)) || now();
      const mail = { id: randomId(12), to, subject, at, messageId };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${fileOf(mail.id)}.tmp`;
      await writeFile(draft, raw, { mode: 0o600 });
      await rename(draft, fileOf(mail.id));
      const all = [...state.value.mails, mail];
      state.value.mails = all.slice(-MAILS_KEPT);
      state.changed();
      const old = all.slice(0, -MAILS_KEPT);
      await Promise.all(old.map(({ id }) => rm(fileOf(id), { force: true })));
    },
    open: async (id) => {
      const mail = state.value.mails.find((each) => each.id === id);
      if (!mail) return undefined;
      const raw = await readFile(fileOf(id));
      return { mail, raw: raw.toString('utf8'), parts: await PostalMime.parse(raw) };
    },
    reset: async () => {
      state.value = emptyState();
      state.changed();
      await rm(folder, { recursive: true, force: true });
    },
    close: () => state.flush(),
  };
}

function emptyState(): InboxState {
  return { version: 1, mails: [] };
}

/** Narrows a read file to a state; undefined when any part of it is not what this version writes. */
function parseState(value: unknown): InboxState | undefined {
  if (!isFields(value) || value['version'] !== 1) return undefined;
  const { mails } = value;
  if (!Array.isArray(mails) || !mails.every(isTakenMail)) return undefined;
  return { version: 1, mails };
}

function isTakenMail(value: unknown): value is TakenMail {
  return (
    isFields(value) &&
    ['id', 'subject', 'messageId'].every((name) => typeof value[name] === 'string') &&
    typeof value['at'] === 'number' &&
    Array.isArray(value['to'])
  );
}
