import { deleteFrom, MINE, OWN, type Holding } from './holding';

/** Days that sign-ins are kept with their address: Marco Civil (Lei 12.965/2014), article 15. */
export const ACCESS_LOG_DAYS = 183;
/** Years that invoices are kept with their recipient: Código Tributário Nacional, article 173. */
export const TAX_YEARS = 5;

/**
 * Years that the terms accepted by an erased account are kept, as consents are: Código Civil,
 * article 206.
 */
export const PROOF_YEARS = 5;

/** Data kept for a time by law: the log of accesses with their origin, and charges. */
export const HOLDINGS_OF_LAW: readonly Holding[] = [
  {
    name: 'log',
    part: 'log',
    table: 'log_entry',
    area: 'audit',
    fate: 'kept',
    keptFor: 'accessLog',
    columns: `t.id, t.logged_at, t.address, t.action, t.object_type, t.object_id, t.object_name,
      t.device_id, t.outcome, t.reason, t.times, t.changes, t.device_count, t.read_from, t.read_to`,
    rows: `log_entry t where ${OWN}`,
    erase: [`update log_entry set user_name = '' where ${MINE}`],
  },
  {
    // Who did it is somebody else's data.
    name: 'logAbout',
    part: 'log',
    table: 'log_entry',
    area: 'audit',
    fate: 'unnamed',
    columns: 't.id, t.logged_at, t.action, t.object_type, t.outcome, t.reason, t.times, t.changes',
    rows: `log_entry t where t.tracking_origin = $1 and t.about_user_id = $2 and t.about_user_id > 0`,
    erase: [
      `update log_entry set object_name = '' where tracking_origin = $1
         and object_type = 'user' and object_id = $2`,
      `update log_entry set changes = '[]' where tracking_origin = $1 and about_user_id = $2
         and about_user_id > 0`,
      `update log_entry set by_user_name = '' where tracking_origin = $1 and by_user_id = $2`,
    ],
  },
  {
    name: 'contracts',
    part: 'billing',
    table: 'billing_contract',
    area: 'billing',
    fate: 'ends',
    columns: 't.id, t.settings, t.prices',
    rows: `billing_contract t where ${OWN}`,
    erase: deleteFrom('billing_contract'),
  },
  {
    name: 'billedVehicles',
    part: 'billing',
    table: 'billed_vehicles',
    area: 'billing',
    fate: 'ends',
    columns: 't.day, t.vehicles',
    rows: `billed_vehicles t where ${OWN}`,
    erase: deleteFrom('billed_vehicles'),
  },
  {
    name: 'payers',
    part: 'billing',
    table: 'billing_payer',
    area: 'billing',
    fate: 'kept',
    keptFor: 'tax',
    columns: 't.provider, t.payer_id',
    rows: `billing_payer t where ${OWN}`,
  },
  {
    name: 'invoices',
    part: 'billing',
    table: 'invoice',
    area: 'invoices',
    fate: 'kept',
    keptFor: 'tax',
    columns: `t.id, t.account_name, t.document, t.from_day, t.to_day, t.due_on, t.value, t.currency,
      t.status, t.paid_on, t.description, t.lines, t.provider, t.provider_id, t.created_at`,
    rows: `invoice t where ${OWN}`,
  },
  {
    name: 'invoiceEntries',
    part: 'billing',
    table: 'invoice_entry',
    area: 'invoices',
    fate: 'kept',
    keptFor: 'tax',
    columns: 't.invoice_id, t.at, t.day, t.kind, t.cents, t.status, t.note',
    rows: `invoice_entry t join invoice i on i.id = t.invoice_id
      where i.tracking_origin = $1 and i.user_id = $2`,
  },
  {
    name: 'fiscalNotes',
    part: 'billing',
    table: 'fiscal_note',
    area: 'invoices',
    fate: 'kept',
    keptFor: 'tax',
    columns: `t.invoice_id, t.status, t.value, t.effective_on, t.provider, t.number, t.code,
      t.pdf_url, t.xml, t.created_at`,
    rows: `fiscal_note t join invoice i on i.id = t.invoice_id
      where i.tracking_origin = $1 and i.user_id = $2`,
  },
  {
    // The invoices are of others.
    name: 'invoiceWork',
    part: 'billing',
    table: 'invoice_entry',
    area: 'invoices',
    fate: 'unnamed',
    keptFor: 'tax',
    columns: 't.invoice_id, t.at, t.kind, t.cents',
    rows: `invoice_entry t join invoice i on i.id = t.invoice_id
      where i.tracking_origin = $1 and t.user_id = $2 and i.user_id <> $2`,
    erase: [
      `update invoice_entry set user_name = '' where user_id = $2
         and invoice_id in (select id from invoice where tracking_origin = $1)`,
    ],
  },
  {
    name: 'reseller',
    part: 'billing',
    table: 'reseller',
    fate: 'kept',
    keptFor: 'company',
    columns: 't.max_devices, t.max_users, t.max_resellers, t.made_at',
    rows: `reseller t where ${OWN}`,
  },
  {
    name: 'consentsAsked',
    part: 'consents',
    table: 'consent',
    area: 'consents',
    fate: 'unnamed',
    keptFor: 'proof',
    columns: `t.id, t.device_id, t.device_name, t.person_name, t.purpose, t.answer, t.created_at,
      t.answered_at, t.expires_at, t.ended_at`,
    rows: `consent t where ${OWN}`,
    erase: [`update consent set asked_by = '' where ${MINE}`],
  },
  {
    name: 'consentsRecorded',
    part: 'consents',
    table: 'consent_answer',
    area: 'consents',
    fate: 'unnamed',
    keptFor: 'proof',
    columns: 't.consent_id, t.at, t.answer, t.note',
    rows: `consent_answer t join consent c on c.id = t.consent_id
      where c.tracking_origin = $1 and t.user_id = $2`,
    erase: [
      `update consent_answer set user_name = '' where user_id = $2
         and consent_id in (select id from consent where tracking_origin = $1)`,
    ],
  },
  {
    // Those of the person themself: whoever wrote an e-mail down learns nothing of what others asked of it.
    name: 'ownConsents',
    part: 'consents',
    table: 'consent',
    by: 'email',
    fate: 'kept',
    keptFor: 'proof',
    columns: `t.id, t.device_name, t.person_name, t.email, t.asked_by, t.purpose, t.answer,
      t.created_at, t.answered_at, t.expires_at, t.ended_at`,
    rows: `consent t where t.tracking_origin = $1 and lower(t.email) = $2
      and ($3::bigint[] is null or t.user_id = any($3::bigint[]))`,
  },
  {
    name: 'acceptedTerms',
    part: 'consents',
    table: 'accepted_terms',
    fate: 'kept',
    keptFor: 'proof',
    columns: 't.domain, t.version, t.document, t.accepted_at, t.address',
    rows: `accepted_terms t where ${OWN}`,
  },
];

/** Run for accounts that were erased, as the times of the law end. `$1` is the tracking API, `$2` a moment. */
export const ENDED_TERMS = {
  accessLog: `update log_entry l set address = '' from erasure e
    where e.tracking_origin = $1 and l.tracking_origin = $1 and l.user_id = e.user_id
      and l.address <> '' and l.logged_at < $2`,
  termsAddress: `update accepted_terms t set address = '' from erasure e
    where e.tracking_origin = $1 and t.tracking_origin = $1 and t.user_id = e.user_id
      and t.address <> '' and t.accepted_at < $2`,
  terms: `delete from accepted_terms t using erasure e
    where e.tracking_origin = $1 and t.tracking_origin = $1 and t.user_id = e.user_id
      and e.erased_at < $2`,
  notes: `update fiscal_note n set xml = null, xml_url = '', pdf_url = '' from invoice i, erasure e
    where i.id = n.invoice_id and e.tracking_origin = $1 and i.tracking_origin = $1
      and i.user_id = e.user_id and (n.xml is not null or n.pdf_url <> '') and n.created_at < $2`,
  tax: `update invoice i set account_name = '', document = '' from erasure e
    where e.tracking_origin = $1 and i.tracking_origin = $1 and i.user_id = e.user_id
      and (i.account_name <> '' or i.document <> '') and i.created_at < $2`,
} as const;
