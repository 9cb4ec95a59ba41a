import type { ColumnType, Generated } from 'kysely';

/** `timestamptz` that the application gives. Read as `Date`; written as `Date` or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** `timestamptz` that the database fills with the time of the transaction when it is left out. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** `timestamptz` that may be empty. */
export type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** `jsonb`. Read as the value; written as `JSON.stringify(value)`. */
export type Json<T> = ColumnType<T, string, string>;

/** `jsonb` that the database fills when it is left out. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** `jsonb` that may be empty. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column that may be left out of an insert and is then `null`. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type { Generated };
