import type { Market } from './market.ts';
import type { Need } from './needed.ts';
import type { Amount } from './parts.ts';

type Column = { market: Market; needs: readonly Need[]; amounts: readonly Amount[] };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/**
 * One line for each part, one column for each size; what gives way stands in bold letters.
 *
 * @param ends of parts that have one, the number of people at which it is reached
 */
export function sizeTable(columns: readonly Column[], ends: ReadonlyMap<string, number>): string {
  const [first] = columns;
  const per = (title: string, value: (column: Column) => string, name = title) =>
    line([title, ...columns.map(value), endOf(ends.get(name))]);
  return [
    line(['people', ...columns.map(({ market }) => short.format(market.people)), 'gives way at']),
    line(Array.from({ length: columns.length + 2 }, () => '---')),
    per('bikes on sale', ({ market }) => whole.format(market.bikes)),
    per('calls a second, busiest minute', ({ market }) =>
      short.format(Object.values(market.acts).reduce((sum, rate) => sum + rate, 0)),
    ),
    per('open streams', ({ market }) => short.format(market.streams)),
    ...(first?.needs ?? []).map((part, index) =>
      per(
        `${part.name}, ${part.most === 1 ? 'busy' : part.unit}`,
        ({ needs }) => needed(needs[index]),
        part.name,
      ),
    ),
    ...(first?.amounts ?? []).map((part, index) =>
      per(`${part.name}, ${part.unit}`, ({ amounts }) => amounted(amounts[index]), part.name),
    ),
    '',
  ].join('\n');
}

/** What can only be done one after another says how busy it is; all others say how many they need. */
function needed(part: Need | undefined): string {
  if (!part) return '';
  const text = part.most === 1 ? percent(part.used) : whole.format(part.needed);
  return part.gives ? `**${text}**` : text;
}

function amounted(part: Amount | undefined): string {
  if (!part) return '';
  const text = part.amount < 0.1 ? '< 0.1' : short.format(part.amount);
  return part.amount > part.most ? `**${text}**` : text;
}

function percent(used: number): string {
  return used < 0.001 ? '< 0.1 %' : `${short.format(used * 100)} %`;
}

function endOf(people: number | undefined): string {
  if (people === undefined) return '';
  return people > 1e9 ? '> 1B' : short.format(people);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
