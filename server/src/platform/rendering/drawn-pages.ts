import type { Place } from '../../database/index.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { AnswerFrom } from './answer-page.ts';
import type { DrawnBytes } from './check-drawn.ts';
import type { Question, WantedPage } from './child/protocol.ts';
import { DrawError } from './draw-error.ts';
import { type Answered, createJustAnswered } from './just-answered.ts';
import type { DrawnBy, RendererPool } from './pool.ts';
import { createQuestions } from './questions.ts';
import type { AnswerPage } from './renderer.ts';
import { type Foretold, markOf } from './told.ts';

/** ms by which drawing may make a document later: it is sent for the browser to draw then. */
const patience = 150;
/** ms that a page counts which depends on the time too: on when an advert runs out. */
const longestKept = 60_000;
/** ms after that in which it is given once more while it is drawn: who asks later waits for the new one. */
const grace = 15_000;
/** ms until a page is drawn again that could not be. */
const pause = 5_000;
/** Letters of an address whose page is kept; longer ones are drawn for whoever asks for them. */
const longestAddress = 500;
/** Bytes of pages that are kept: of those with a path alone, and of all others, which anybody can invent. */
const bytes = { plain: 48_000_000, others: 12_000_000 };

/** A page as it was drawn: the same object as long as it is kept. */
export type KeptPage = Readonly<DrawnBytes>;

/** What a page asked for while it was drawn, and what it was told. */
type Asked = Question & { mark: string };

type Entry = { version: string; until: number; page: KeptPage | null; asked: readonly Asked[] };

type PageRequest = Omit<WantedPage, 'now'> & {
  by: DrawnBy;
  /** The release whose failure it is when it cannot be drawn. */
  drawer: Published;
  /** ms; as long as visitors wait without it. */
  patience?: number;
  /** Where its data are read. */
  place?: Place | undefined;
};

export type DrawnPages = {
  /**
   * A page as it is now: kept since nothing has changed, or drawn now.
   *
   * @returns `undefined` when it cannot be drawn in time: the browser draws it then. Drawing goes on
   *   for those who come later
   */
  find(wanted: PageRequest): Promise<KeptPage | undefined>;
  /**
   * Draws a page for no visitor; nothing of it is kept.
   *
   * @param told answers what it asks; else the server's own handlers do
   * @throws DrawError why it cannot be drawn
   */
  attempt(wanted: PageRequest, told?: AnswerPage): Promise<KeptPage>;
};

export type DrawnPagesOptions = {
  pool: Pick<RendererPool, 'draw'>;
  /** The version of all public data; see `createDataVersion`. */
  version: (place?: Place) => Promise<string>;
  answer: AnswerFrom;
  /** Told of each page that could not be drawn. */
  onFailure: (wanted: PageRequest, error: unknown) => void;
  now?: () => number;
};

/**
 * Pages drawn on the server, each drawn once for the releases that draw it, its address, and the
 * language, and the version of the data, however many ask for it.
 */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const { pool, version, answer, onFailure, now = Date.now } = options;
  const kept = {
    plain: boundedCache<Entry>(bytes.plain),
    others: boundedCache<Entry>(bytes.others),
  };
  const questions = createQuestions();
  const justAnswered = createJustAnswered(answer, now);
  const underWay = new Map<string, Promise<KeptPage | undefined>>();

  async function lookUp(wanted: PageRequest): Promise<KeptPage | undefined> {
    const current = await version(wanted.place);
    const { by, origin, lowData, language, path, search } = wanted;
    const key = [by.key, origin, lowData, language, path + search].join(' ');
    const entry = kept.plain.get(key) ?? kept.others.get(key);
    const isCurrent = entry?.version === current;
    if (isCurrent && entry.until > now()) return entry.page ?? undefined;
    const flight = `${current} ${key}`;
    const drawing =
      underWay.get(flight) ??
      renew(wanted, { key, version: current, entry }).finally(() => underWay.delete(flight));
    underWay.set(flight, drawing);
    // Only time has passed, and little of it: whoever comes next gets the new one.
    return isCurrent && entry.page && entry.until + grace > now() ? entry.page : drawing;
  }

  type Wanted = {
    key: string;
    version: string;
    entry: Entry | undefined;
    /** What was asked of this version just now. */
    told?: readonly Foretold[];
  };

  async function renew(wanted: PageRequest, place: Wanted): Promise<KeptPage | undefined> {
    const { version: current, entry } = place;
    if (!entry?.page || entry.until <= now()) return draw(wanted, place);
    // Most changes of public data are none of what a page shows: asking again costs less than drawing.
    const told = await Promise.all(entry.asked.map((each) => justAnswered(each, current)));
    if (told.every(({ mark }, index) => mark === entry.asked[index]?.mark)) {
      entry.version = current;
      return entry.page;
    }
    return draw(wanted, { ...place, told: told.filter(isAnswered) });
  }

  /** What the page will ask, with the answers. */
  async function foretell(expected: readonly Question[], from: string): Promise<Foretold[]> {
    const asked = expected.map((each) => justAnswered(each, from));
    const told = await Promise.all(asked).catch((): Answered[] => []);
    return told.filter(isAnswered);
  }

  async function draw(
    wanted: PageRequest,
    { key, version: drawnFrom, entry: before, told: known }: Wanted,
  ): Promise<KeptPage | undefined> {
    const { by, search, language, path } = wanted;
    const place = [by.key, language, path].join(' ');
    const isKept = path.length + search.length <= longestAddress;
    const asked: Asked[] = [];
    let unanswered: string | undefined;
    const noted: AnswerPage = async (url, headers) => {
      const given = await answer(url, headers, drawnFrom).catch((error: unknown) => {
        unanswered = url;
        throw error;
      });
      if (given && given.status >= 500) unanswered = url;
      asked.push({ url, headers, mark: markOf(given) });
      return given;
    };
    try {
      const expected = questions.expected(place);
      const told = known ?? (await foretell(expected, drawnFrom));
      unanswered = told.find((each) => each.answer.status >= 500)?.url;
      const drawn = await pool.draw(by, pageOf(wanted), noted, told);
      for (const used of drawn.used) {
        const each = told[used];
        if (!each) continue;
        asked.push({ url: each.url, headers: each.headers, mark: each.mark });
      }
      if (isKept) questions.note(place, asked);
      const page = before ? asBefore(before, drawn.page, drawnFrom) : drawn.page;
      const isPlain = search === '' && page.status === 200;
      const entry = { version: drawnFrom, until: now() + longestKept, page, asked };
      if (isKept) kept[isPlain ? 'plain' : 'others'].set(key, entry, sizeOf(page));
      return page;
    } catch (error) {
      const entry = { version: drawnFrom, until: now() + pause, page: null, asked };
      // In the place of what was drawn of older data, which would be looked at first.
      const size = 1_000 + 2 * key.length;
      kept[kept.plain.get(key) ? 'plain' : 'others'].set(key, entry, size);
      onFailure(wanted, unanswered === undefined ? error : notAnswered(unanswered));
      return undefined;
    }
  }

  const pageOf = (page: Omit<WantedPage, 'now'>): WantedPage => {
    const { language, path, search, origin, lowData } = page;
    return { language, path, search, origin, lowData, now: now() };
  };

  return {
    async attempt({ by, ...page }, told = answer) {
      return (await pool.draw(by, pageOf(page), told)).page;
    },
    async find(wanted) {
      const { promise, resolve } = Promise.withResolvers<KeptPage | undefined>();
      const waiting = setTimeout(resolve, wanted.patience ?? patience, undefined).unref();
      // A database that is away costs the page its HTML too.
      lookUp(wanted).then(resolve, () => resolve(undefined));
      const page = await promise;
      clearTimeout(waiting);
      return page;
    },
  };
}

/** A page that could not have what it asked for: without it none can be drawn. */
const notAnswered = (url: string) =>
  new DrawError(`The server did not answer ${url.slice(0, longestAddress)}.`, 'server');

const isAnswered = (told: Answered): told is Foretold => told.answer !== null;

/** The page as it was drawn before from the same data, where only its time is another: what was made of it stands. */
function asBefore({ version, page }: Entry, drawn: KeptPage, drawnFrom: string): KeptPage {
  const isSame =
    version === drawnFrom &&
    page?.status === drawn.status &&
    page.html === drawn.html &&
    page.head === drawn.head;
  return isSame ? page : drawn;
}

/** In memory, with the documents that are made of it. */
function sizeOf({ html, head, state }: KeptPage): number {
  return 1_000 + 2 * (html.length + head.length + state.length);
}
