import type { BillingDay, Cents, FiscalNoteStatus } from '@rastro/sdk/domain';
import type { NoteTerms } from '../../../integrations/fiscal-settings';
import type { KnownPayer, Payer } from '../provider';

/** A note that is to be issued. */
export interface NoteToIssue {
  id: number;
  /**
   * Part of its name at the provider besides its number; null where it was made before there were
   * marks.
   */
  mark: string | null;
  value: Cents;
  effectiveOn: BillingDay;
  /** Description of the service. */
  text: string;
  terms: NoteTerms;
  /** The payment of its invoice at the same provider; without one the note is for who pays alone. */
  paymentId: string | undefined;
}

/** Address of the payer, as the city wants it; unknown parts are empty. */
export interface PayerAddress {
  postcode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
}

/** An account that a provider knows, and where it lives. */
export interface IntroducedPayer {
  /** Provider's id of the account. */
  payerId: string;
  address: PayerAddress;
}

/** A note as its provider tells it. */
export interface ProviderNote {
  providerId: string;
  status: FiscalNoteStatus;
  number: string;
  code: string;
  pdfUrl: string;
  xmlUrl: string;
  /** Objection of the city. */
  problem: string;
}

/** Somebody who has the city issue notes. Calls throw a `ProviderError` when they were not carried out. */
export interface NotesProvider {
  readonly name: string;
  /** Tells of who pays, where the provider does not know it yet. */
  findPayer(payer: Payer): Promise<KnownPayer>;
  /** Has one issued; one that is there already is found and not made again, and one that was refused is sent anew. */
  issue(note: NoteToIssue, payer: IntroducedPayer): Promise<ProviderNote>;
  /**
   * Finds the note that was made there of one of ours. Throws an `UnclearError` where that is for
   * another customer or amount.
   */
  find(
    note: Pick<NoteToIssue, 'id' | 'mark' | 'value'>,
    payerId: string,
  ): Promise<ProviderNote | undefined>;
  /** Reads its present state there; undefined where there is none. */
  read(providerId: string): Promise<ProviderNote | undefined>;
  /** Asks that it be cancelled: the city answers later. */
  cancel(providerId: string): Promise<ProviderNote>;
  /** The note as the city signed it. */
  readXml(url: string): Promise<string>;
  /** Says whose fiscal data are set up there, and which services it knows by that name; throws with what is missing. */
  verify(terms: Pick<NoteTerms, 'serviceId' | 'serviceName'>): Promise<string>;
}
