import type { BikeInput } from '@motohaat/contract/bike-form';
import { type ComponentType, createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

import type { PhotoCardsProps } from './photos/photo-cards.tsx';
import type { Photos } from './photos/use-photos.ts';
import type { PhotoView } from './photos/views.tsx';
import type { Choices } from './use-choices.ts';

/** What stands among the first fields of a form, and comes with its rest. */
export type LateParts = {
  PhotoCards: ComponentType<PhotoCardsProps>;
  PriceChecks: ComponentType<{ original: string | number }>;
  PriceRead: ComponentType<{ text: string; otherwise: string }>;
};

export type Texts = Readonly<Record<string, string>>;

/** Files that somebody chose for a guided place, or for none. */
type Chosen = { files: readonly File[]; view: PhotoView | undefined };

/**
 * What stands in a form of a listing. Its first fields are there before the code of forms, and are the
 * same ones afterwards: they know what is typed from here, and so does all that comes later.
 */
export type Listing = {
  /** What is typed, by the whole names of inputs, such as `papers.certificate`. */
  texts: Texts;
  /** What is wrong, by the same names. */
  errors: Texts;
  /** What is to be looked at again; it holds nothing back. */
  warnings: Texts;
  /** How often it was tried to send it. */
  submitCount: number;
  /** Photos that were chosen before anything could take them. */
  held: readonly Chosen[];
  /** What can be chosen of the catalogue; nothing until it has come. */
  choices: Choices | undefined;
  /** The photos of the bike; nothing until the rest of the form has come. */
  photos: Photos | undefined;
  /** What stands among the first fields and comes with the rest. */
  late: LateParts | undefined;
  write: (input: BikeInput, text: string) => void;
  add: (files: Iterable<File>, view?: PhotoView) => void;
  submit: () => void;
  /** Puts back what it began with. */
  startAgain: () => void;
};

export type ListingStore = StoreApi<Listing>;

/**
 * @param beginning what the form is filled with at first
 * @param texts the same with what was typed before
 */
export function createListing(beginning: Texts, texts: Texts): ListingStore {
  return createStore<Listing>()((set) => ({
    texts,
    errors: {},
    warnings: {},
    submitCount: 0,
    held: [],
    choices: undefined,
    photos: undefined,
    late: undefined,
    write: (input, text) => set((state) => ({ texts: { ...state.texts, [input]: text } })),
    add: (files, view) => set(({ held }) => ({ held: [...held, { files: [...files], view }] })),
    // The button that sends it comes with what checks it.
    submit: () => {},
    startAgain: () => set({ texts: beginning, held: [] }),
  }));
}

export const ListingContext = createContext<ListingStore | undefined>(undefined);

/** The form around a component. */
export function useListingStore(): ListingStore {
  const store = use(ListingContext);
  if (!store) throw new Error('A field of a listing stands outside of its form.');
  return store;
}

/** Something of the form around a component, kept current. */
export function useListing<Part>(part: (state: Listing) => Part): Part {
  return useStore(useListingStore(), part);
}

/** What a field needs of the form around it. */
export function useField(name: BikeInput) {
  const write = useListing((state) => state.write);
  const text = useListing(({ texts }) => texts[name] ?? '');
  return {
    text,
    error: useListing(({ errors }) => errors[name]),
    warning: useListing(({ warnings }) => warnings[name]),
    write: (typed: string) => write(name, typed),
    /** For the control of one line, several lines or a few options. */
    input: {
      name,
      value: text,
      onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
    },
  };
}

/** Puts the focus into an input, wherever it is drawn. */
export function focusInput(name: BikeInput): void {
  const [input] = document.getElementsByName(name);
  const place = input?.closest<HTMLElement>('[aria-busy="true"]');
  if (place) {
    // It is not here yet: the focus waits for it, which also asks for it.
    place.focus();
    return;
  }
  // What is chosen from a list stands in a hidden input before the one that is seen.
  const seen = input?.matches('[type="hidden"]') ? input.nextElementSibling : input;
  (seen as HTMLElement | null | undefined)?.focus();
}
