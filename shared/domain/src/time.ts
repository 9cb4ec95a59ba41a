const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** The time of day in Dhaka as the specification's `time` field words it: `H:M:S`, such as `9:5:30`. */
export function dhakaClock(at: Date): string {
  const part = (type: string) =>
    Number(clock.formatToParts(at).find((piece) => piece.type === type)?.value);
  return `${part('hour')}:${part('minute')}:${part('second')}`;
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', dateStyle: 'medium' });

/** The day in Dhaka, for people: `4 Dec 2026`. */
export function dhakaDay(at: Date): string {
  return day.format(at);
}

const spans: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago something was, for people: `2 days ago`. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const span = spans.find(([, length]) => Math.abs(seconds) >= length);
  return span ? relative.format(Math.trunc(seconds / span[1]), span[0]) : 'just now';
}
