/** A sample as Prometheus would take it up. */
export type ReadSample = { name: string; labels: Record<string, string>; value: number };
export type ReadMetric = { name: string; type: string; help: string; samples: ReadSample[] };

const word = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const comment = new RegExp(`^# (HELP|TYPE) (${word}) (.*)$`);
const sample = new RegExp(`^(${word})(?:\\{(.*)\\})? (\\S+)$`, 's');
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/gy;

/**
 * Reads the text format of Prometheus (version 0.0.4) as strictly as its documentation is: each metric has
 * its help and type once and before its samples, which stand together, none twice.
 *
 * @throws Error naming the line that is wrong
 */
export function readMetrics(text: string): ReadMetric[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end');
  const metrics: ReadMetric[] = [];
  const seen = new Set<string>();
  for (const each of text.slice(0, -1).split('\n')) {
    const [, kind, name = '', rest = ''] = comment.exec(each) ?? [];
    const latest = metrics.at(-1);
    if (kind === 'HELP') {
      if (metrics.some((one) => one.name === name)) throw new Error(`Twice: ${each}`);
      metrics.push({ name, help: rest, type: '', samples: [] });
    } else if (kind === 'TYPE') {
      if (latest?.name !== name || latest.type !== '') throw new Error(`Out of place: ${each}`);
      latest.type = rest;
    } else {
      if (!latest || seen.has(each.replace(/ \S+$/, ''))) throw new Error(`Twice: ${each}`);
      seen.add(each.replace(/ \S+$/, ''));
      latest.samples.push(readSample(each, latest));
    }
  }
  return metrics;
}

function readSample(text: string, { name: of, type }: ReadMetric): ReadSample {
  const [, name = '', labels = '', number = ''] = sample.exec(text) ?? [];
  const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
  if (!endings.some((ending) => name === of + ending)) throw new Error(`Of no metric: ${text}`);
  const read = [...labels.matchAll(label)];
  if (read.map(([whole]) => whole).join('') !== labels) throw new Error(`Labels: ${text}`);
  const value = number === '+Inf' ? Number.POSITIVE_INFINITY : Number(number);
  if (Number.isNaN(value)) throw new Error(`No number: ${text}`);
  return {
    name,
    labels: Object.fromEntries(
      read.map(([, key, written]) => [key ?? '', unescape(written ?? '')]),
    ),
    value,
  };
}

const unescape = (written: string) =>
  written.replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));
