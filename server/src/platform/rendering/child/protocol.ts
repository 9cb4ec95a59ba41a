import type { Composition, PublicConfig } from '@motohaat/contract/composition';
import type { DrawnPage } from '@motohaat/contract/rendering';
import type { Language } from '@motohaat/domain/language';

/** A server bundle, and where the files of its release are. */
export type Bundle = { code: string; base: string };

/** Everything that pages of one set of releases are drawn with, but their data. */
export type RendererSet = {
  shell: Bundle;
  /** Those that have a bundle, by name. */
  remotes: Readonly<Record<string, Bundle>>;
  /** Of a visitor, by language. */
  compositions: Readonly<Record<Language, Composition>>;
  config: PublicConfig;
};

/** What is asked for: the rest of `PageToDraw` is the same for all pages of a set. */
export type WantedPage = {
  /** Without what names the language. */
  path: string;
  language: Language;
  search: string;
  origin: string;
  lowData: boolean;
  now: number;
};

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** What a page asks. */
export type Question = { url: string; headers: Record<string, string> };

/**
 * What a page will probably ask, and is told at once: a trip for each question costs more than most of them.
 * `mark` stands for the answer, which goes with it only where the process was not told the same before.
 */
export type Told = Question & { mark: string; answer?: Answer };

/** To the child: first one set, then one page at a time. */
export type ToChild =
  | { type: 'bind'; set: RendererSet }
  /** `afresh`: what the process was told before counts no longer. */
  | { type: 'draw'; id: number; page: WantedPage; told: readonly Told[]; afresh: boolean }
  | { type: 'answer'; id: number; ask: number; answer: Answer | null };

/** A page but for its HTML and its state. */
export type DrawnHead = Omit<DrawnPage, 'html' | 'state'>;

/** From the child, which a remote may have made say anything: to be checked. */
export type FromChild =
  | { type: 'bound' }
  | { type: 'ask'; id: number; ask: number; url: string; headers: Record<string, string> }
  /** With two more texts: HTML and state. `used`: places in `told`. */
  | { type: 'drawn'; id: number; page: DrawnHead; used: number[]; cpu: number }
  | { type: 'failed'; id: number | null; message: string };
