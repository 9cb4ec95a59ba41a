// By its name, which the shell shares: each remote bundles this file, and there is one session.
import { type Session, sessionStore } from '@motohaat/platform';
import { useState } from 'react';

import { drafts, tabDrafts } from './drafts.ts';

type Fields = Readonly<Record<string, string>>;

/** What is typed into a form, as it is kept until it is sent. */
export type Draft<Typed extends Fields = Fields> = {
  /** What the form begins with. */
  values: Typed;
  /** Whether somebody had begun to fill it in before. */
  isRestored: boolean;
  /** Keeps what its fields say now: for `onChange` of a form, or of anything in it. */
  keep: (event: { currentTarget: Element }) => void;
  /** It is sent, or given up. */
  drop: () => void;
};

/** Where a draft is kept: on the device, in all of its tabs, or in this tab for as long as it is open. */
export type DraftPlace = 'device' | 'tab';

const hour = 3_600_000;
/** Each place, and ms for which a draft waits there for the person who began it. */
const places = {
  tab: { kept: tabDrafts, lifetime: 12 * hour },
  device: { kept: drafts, lifetime: 30 * 24 * hour },
} as const;

/** The drafts of a place, for what is no field of a form. */
export const draftsIn = (place: DraftPlace) => places[place].kept;

/**
 * Keeps what somebody types into a form, over a reload and into the page's other language, for that
 * account alone. What another account typed, what is too old and what has another shape is no draft.
 *
 * @param name of the form and of what it is about, the same in each language
 * @param empty the fields that are kept, by the names of their inputs, as they are before anything is
 *   typed; a password is never among them
 * @param place `device` for what takes long to write
 */
export function useDraft<Typed extends Fields>(
  name: string,
  empty: Typed,
  place: DraftPlace = 'tab',
): Draft<Typed> {
  const [draft] = useState(() => createDraft(name, empty, place));
  return draft;
}

function createDraft<Typed extends Fields>(
  name: string,
  empty: Typed,
  place: DraftPlace,
): Draft<Typed> {
  const names = Object.keys(empty);
  const storage = draftsIn(place);
  const kept = keptIn(storage.read(name), place).filter(([field]) => names.includes(field));
  const drop = () => storage.remove(name);
  return {
    values: { ...empty, ...Object.fromEntries(kept) },
    isRestored: kept.length > 0,
    keep({ currentTarget }) {
      const form = currentTarget.closest('form');
      if (!form) return;
      const data = new FormData(form);
      const typed = names
        .map((field) => [field, textOf(data.get(field))] as const)
        .filter(([field, text]) => text !== empty[field]);
      if (typed.length === 0) drop();
      else {
        const fields = Object.fromEntries(typed);
        storage.write(name, { owner: owner(), at: Date.now(), fields });
      }
    },
    drop,
  };
}

/** What differs from the empty form, if this is a draft that counts here. */
function keptIn(draft: unknown, place: DraftPlace): [field: string, text: string][] {
  const { owner: by, at, fields } = (draft ?? {}) as Record<string, unknown>;
  const isOwn =
    by === owner() && typeof at === 'number' && at + places[place].lifetime > Date.now();
  if (!isOwn || typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

/** Whose drafts are at hand now: an account's, or nobody's. */
function owner(): string {
  return ownerIn(sessionStore.getState());
}

function ownerIn(session: Session): string {
  if (session.status === 'ready') return session.user.id;
  return session.status === 'identity-only' ? session.identity.email : '';
}

/** Of a field that is not there, or not chosen, it is empty. */
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
