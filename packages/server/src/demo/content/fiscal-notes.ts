import type { Unit } from '../../db/database';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { ASAAS } from '../../areas/billing/asaas';
import { NoteStore } from '../../areas/billing/notes/note-store';
import { OPERATOR } from '../../areas/billing/sellers';
import type { StoredInvoice } from '../../areas/billing/stored-invoice';
import { noteXml } from '../../sandbox/note-file';

/** Last number the city issued before the first of these notes. */
const LAST_NUMBER = 1_200;

interface Noted {
  paid: readonly StoredInvoice[];
  refunded: StoredInvoice | undefined;
  /** Invoice whose payer has no address. */
  refused: StoredInvoice | undefined;
}

/** Fiscal notes of the demo: issued ones, one of a sale undone, and one that waits for somebody. */
export async function addNotes(
  { unit, clock }: { unit: Unit; clock: () => number },
  { paid, refunded, refused }: Noted,
): Promise<void> {
  const notes = new NoteStore(unit, ENGINE_ORIGIN, clock);
  const add = async (of: StoredInvoice): Promise<number> => {
    const id = await notes.create({
      invoiceId: of.id,
      sellerId: OPERATOR,
      value: of.value,
      userId: 0,
      effectiveOn: of.paidOn ?? of.dueOn,
      provider: ASAAS,
    });
    if (id === undefined) throw new Error('an invoice of the demo has a fiscal note already');
    return id;
  };
  let number = LAST_NUMBER;
  for (const of of [...paid, ...(refunded ? [refunded] : [])]) {
    number += 1;
    const id = await add(of);
    const told = { number: String(number), code: `DEMO${number}` };
    const xml = noteXml({
      number: told.number,
      validationCode: told.code,
      value: of.value / 100,
      effectiveDate: of.paidOn ?? of.dueOn,
      serviceDescription: of.description,
    });
    const status = of === refunded ? 'CANCELED' : 'AUTHORIZED';
    await notes.change(id, { ...told, xml, status, nextAt: null });
  }
  if (refused) {
    const problem = 'Endereço do tomador incompleto: informe o CEP.';
    await notes.change(await add(refused), { status: 'ERROR', problem, nextAt: null });
  }
}
