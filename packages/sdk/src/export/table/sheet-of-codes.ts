import type { ExportBrand, ExportStyle } from './export-table';

/** A code that a camera reads, and what stands beside it. */
export interface SheetCode {
  /** Name of the code's subject. */
  title: string;
  /** The code as people type it. */
  text: string;
  /** Its dark and light points, row by row. */
  points: readonly (readonly boolean[])[];
}

/** Codes to be cut out and stuck on, on paper of a brand. */
export interface CodeSheet {
  title: string;
  /** Below each code: what to do with it. */
  hint: string;
  brand: ExportBrand;
  style: ExportStyle;
  codes: readonly SheetCode[];
}
