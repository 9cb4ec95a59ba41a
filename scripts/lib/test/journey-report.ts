/** Of what Playwright's JSON reporter writes, what is read here. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  /** Those that no test made. */
  errors: { message?: string }[];
};

type Suite = {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: Suite[];
};

/** A line for each journey that failed, and for each error beside them. */
export function journeyFailures({ suites, errors }: JourneyReport): string[] {
  return [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message = '' }) => `beside journeys: ${message.trim().split('\n', 1)[0]}`),
  ];
}

function failuresOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(failuresOf),
  ];
}
