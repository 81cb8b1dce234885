import type { BillingDay, NoteTime } from '@rastro/sdk/domain';

/** Details of a seller's fiscal notes: the service, and its taxes in percent. */
export interface NoteTerms {
  /** The provider's number of the service, or without it the code of the city. */
  serviceId: string;
  serviceCode: string;
  serviceName: string;
  /** The national code of the service; '' where none is asked for. */
  nbsCode: string;
  /** True when the payer withholds the ISS. */
  retainIss: boolean;
  iss: number;
  pis: number;
  cofins: number;
  csll: number;
  inss: number;
  ir: number;
  observations: string;
}

/** Settings of a seller's fiscal notes. */
export interface FiscalSettings {
  issueOn: NoteTime;
  /** Invoices that something happened to before it have no note by themselves. */
  since: BillingDay;
  /** Service description on a note, with names in braces. */
  serviceText: string;
  terms: NoteTerms;
}
