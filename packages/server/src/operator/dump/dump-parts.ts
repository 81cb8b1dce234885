/** A sequence of the database and how far it is. */
export interface DumpedSequence {
  name: string;
  last: number;
  isCalled: boolean;
}

/** A part of a partitioned table. */
export interface DumpedPartition {
  parent: string;
  name: string;
  bounds: string;
}

/** Header of a dump, before its rows. */
export interface DumpHead {
  format: 1;
  /** ISO time. */
  createdAt: string;
  /** The last migration of the database it comes from. */
  version: string;
  /** In the order that rows come in. */
  tables: string[];
  sequences: DumpedSequence[];
  partitions: DumpedPartition[];
}

/** A dump on its way: its head, then rows as JSON texts, then how many there were. */
export type DumpPart =
  | { kind: 'head'; head: DumpHead }
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'end'; counts: Record<string, number> };
