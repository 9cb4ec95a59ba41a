import type { Act } from './habits.ts';

/** CPU of one act in milliseconds: of a server's process, of PostgreSQL, of a process that draws. */
export type Cost = {
  server: number;
  database: number;
  drawing?: number;
  /** Bytes of the write-ahead log. */
  log?: number;
};

/**
 * Where none is named, the CPU of all processes was read from `/proc` while a demo market was asked 60 to
 * 150 times (2026-11-23, 2 CPUs that others used too at a load of 3 to 6, so rather too much than too little).
 */
export const costs: Record<Act, Cost> = {
  // Kept, or drawn: see `drawn` below. bench/README.md, Paint.
  documentOfHome: { server: 0.2, database: 0.1 },
  documentOfBike: { server: 0.2, database: 0.1 },
  // Kept, or made: record 22.
  list: { server: 0.16, database: 0.02 },
  // Of a million bikes: 2.1 times reading 24 rows by key, which takes 1 ms; of counts the mean of four kinds by
  // one caller. bench/README.md, Search.
  search: { server: 4, database: 2.1 },
  counts: { server: 5.5, database: 4.2 },
  bike: { server: 4.1, database: 5 },
  own: { server: 0.9, database: 0.1 },
  measurement: { server: 0.5, database: 0.5, log: 400 },
  change: { server: 3.8, database: 2.8, log: 2_000 },
  message: { server: 6.3, database: 5.6, log: 4_000 },
  booking: { server: 14.7, database: 6.1, log: 12_000 },
  // A row of the search wrote 120 kB right after a checkpoint. bench/README.md, Search.
  listing: { server: 15, database: 20, log: 140_000 },
};

/** What an answer costs that is not kept. */
export const anew = {
  list: { server: 1.6, database: 1 },
  documentOfHome: { server: 13, database: 2, drawing: 12 },
  documentOfBike: { server: 13, database: 6.4, drawing: 12 },
} as const satisfies Partial<Record<Act, Cost>>;

/** Milliseconds that one thing takes of what can only be done one after another. */
export const oneByOne = {
  /** The transaction of an act that is audited: its statements, and a commit that waits for the disk. */
  audited: 12,
  /** Ten mails at a time to one carrier, which takes 150 ms for each (assumed). */
  mail: 16,
  /** To look a new bike up in 176,000 saved searches. bench/README.md, Search. */
  announced: 67,
} as const;

/** Bytes. */
export const sizes = {
  /** A row with its part of the indexes. A bike: 6 GB for a million with its search. */
  bike: 6_000,
  searchInMemory: 3_000,
  message: 600,
  notice: 500,
  measurement: 250,
  audited: 500,
  booking: 3_000,
  person: 1_500,
  /** Memory of a process for one open stream. bench/README.md, Streams. */
  stream: 28_000,
} as const;
