/**
 * Dhaka has been six hours ahead of UTC ever since the summer time of 2009, its only one (tz database,
 * asia, "Bangladesh").
 */
const steady = { since: Date.UTC(2010, 0, 1), offset: 6 * 3_600 };

/**
 * The time of day in Dhaka as the specification's `time` field words it: `H:M:S`, such as `9:5:30`.
 * Lists call it for each row, so that it reckons where it can: asking Intl costs 30 times as much.
 */
export function dhakaClock(at: Date): string {
  if (!(at.getTime() >= steady.since)) return clockByZone(at);
  const second = (Math.floor(at.getTime() / 1000) + steady.offset) % 86_400;
  return `${Math.floor(second / 3_600)}:${Math.floor(second / 60) % 60}:${second % 60}`;
}

/** As ISO 8601 writes it, of the clocks and calendars of Dhaka. */
const inDhaka = (at: Date) => new Date(at.getTime() + steady.offset * 1_000).toISOString();

/**
 * The day in Dhaka, `YYYY-MM-DD`.
 *
 * @param at after 2009
 */
export const dhakaDate = (at: Date): string => inDhaka(at).slice(0, 10);

/** The time of day in Dhaka, as logs have it: `22:40`. @param at after 2009 */
export const dhakaHour = (at: Date): string => inDhaka(at).slice(11, 16);

/** Year, month (1 to 12), day, hour and minute in Dhaka. @param at after 2009 */
export const dhakaTime = (at: Date): number[] => inDhaka(at).split(/\D/).map(Number);

/** @throws RangeError for a time that is none */
function clockByZone(at: Date): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Dhaka',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const part = (type: string) =>
    Number(clock.formatToParts(at).find((piece) => piece.type === type)?.value);
  return `${part('hour')}:${part('minute')}:${part('second')}`;
}
