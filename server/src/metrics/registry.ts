import { histogramLines, line } from './text-format.ts';

/** What a metric is called, and what one who looks at it is told. */
export type About<Label extends string = string> = {
  /** Without what the type adds (`_bucket`, `_sum`, `_count`). Seconds and bytes, never their parts. */
  name: string;
  help: string;
  /** Of few and known values: never what a person is, has or wrote. */
  labels: readonly Label[];
};

export type Counter = { add: (by?: number) => void };
export type Histogram = { observe: (value: number) => void };

/** A value for each of the labels, in their order, and the number. */
export type Sample = readonly [labels: readonly string[], value: number];

type Family = { about: About; type: string; write: () => Promise<string[]> | string[] };

/**
 * The metrics of one process. Counting is an addition to a number that was looked up before; everything
 * else is done when somebody asks.
 */
export class Registry {
  readonly #families = new Map<string, Family>();

  /** @returns finds or makes the series of these values; to be kept where much is counted */
  counter(about: About): (...labels: string[]) => Counter {
    return this.#series(about, 'counter', makeCounter, ({ read }, labels) => [
      line(about.name, named(about, labels), read()),
    ]);
  }

  /** @param bounds upper ends of the buckets, rising */
  histogram(about: About, bounds: readonly number[]): (...labels: string[]) => Histogram {
    const make = () => makeHistogram(bounds);
    return this.#series(about, 'histogram', make, ({ read }, labels) =>
      histogramLines(about.name, named(about, labels), bounds, read()),
    );
  }

  /**
   * What is counted elsewhere, or is a state: read when somebody asks.
   *
   * @param type `counter` for what only grows
   */
  read(
    about: About,
    type: 'counter' | 'gauge',
    read: () => Promise<readonly Sample[]> | readonly Sample[],
  ): void {
    this.#add({
      about,
      type,
      write: async () =>
        (await read()).map(([labels, value]) => line(about.name, named(about, labels), value)),
    });
  }

  /** Every metric in the text format of Prometheus, version 0.0.4. */
  async text(): Promise<string> {
    const parts: string[] = [];
    for (const { about, type, write } of this.#families.values()) {
      const lines = await write();
      parts.push(`# HELP ${about.name} ${about.help}`, `# TYPE ${about.name} ${type}`, ...lines);
    }
    return `${parts.join('\n')}\n`;
  }

  /** What there is, whether anything was counted or not. */
  get all(): readonly (About & { type: string })[] {
    return [...this.#families.values()].map(({ about, type }) => ({ ...about, type }));
  }

  #series<Series>(
    about: About,
    type: string,
    make: () => Series,
    write: (series: Series, labels: readonly string[]) => string[],
  ): (...labels: string[]) => Series {
    const known = new Map<string, { labels: readonly string[]; series: Series }>();
    this.#add({
      about,
      type,
      write: () => [...known.values()].flatMap(({ labels, series }) => write(series, labels)),
    });
    return (...labels) => {
      const key = labels.join('\n');
      const found = known.get(key) ?? { labels, series: make() };
      known.set(key, found);
      return found.series;
    };
  }

  #add(family: Family): void {
    const { name } = family.about;
    if (this.#families.has(name)) throw new Error(`There are two metrics of the name ${name}`);
    this.#families.set(name, family);
  }
}

const named = ({ labels }: About, values: readonly string[]) =>
  labels.map((label, index) => [label, values[index] ?? ''] as const);

function makeCounter(): Counter & { read: () => number } {
  let count = 0;
  return { add: (by = 1) => void (count += by), read: () => count };
}

function makeHistogram(bounds: readonly number[]) {
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    observe(value: number) {
      let at = 0;
      while (at < bounds.length && value > (bounds[at] ?? 0)) at += 1;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += value;
    },
    read: () => ({ counts, sum }),
  };
}
