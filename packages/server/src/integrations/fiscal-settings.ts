import type { BillingDay, NoteTime } from '@rastro/sdk/domain';

/** What notes of a seller say: the service, and the taxes on it in percent. */
export interface NoteTerms {
  /** The provider's number of the service, or without it the code of the city. */
  serviceId: string;
  serviceCode: string;
  serviceName: string;
  /** The national code of the service; '' where none is asked for. */
  nbsCode: string;
  /** Whether who pays keeps the ISS back. */
  retainIss: boolean;
  iss: number;
  pis: number;
  cofins: number;
  csll: number;
  inss: number;
  ir: number;
  observations: string;
}

/** What a seller says of its notes. */
export interface FiscalSettings {
  issueOn: NoteTime;
  /** Invoices that something happened to before it have no note by themselves. */
  since: BillingDay;
  /** What a note says of its service, with names in braces. */
  serviceText: string;
  terms: NoteTerms;
}
