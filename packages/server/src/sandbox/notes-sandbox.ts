import type { SandboxCall, Thing } from './sandbox-call';
import { listOf, refuse } from './answers';

/** Dependencies of the notes. */
interface NotesOptions {
  origin: () => string;
  /** True when a key may see an item. */
  isOf: (key: string, id: string) => boolean;
  own: (key: string, id: string) => void;
  findPayment: (id: string) => Thing | undefined;
  findCustomer: (id: string) => Thing | undefined;
  notes?: [string, Thing][] | undefined;
}

const NEEDED = ['serviceDescription', 'value', 'effectiveDate', 'municipalServiceName', 'taxes'];
const CONTENT = [
  ...['serviceDescription', 'observations', 'value', 'deductions', 'effectiveDate', 'taxes'],
  'externalReference',
];

const SERVICES = [
  { id: '306562', description: '1.07 | Suporte técnico em informática', issTax: 2 },
  {
    id: '306690',
    description: '11.02 | Vigilância, segurança ou monitoramento de bens',
    issTax: 5,
  },
];

/** Simulated city's handling of notes: some cities refuse, and all take their time. */
export class NotesSandbox {
  readonly notes: Map<string, Thing>;
  /** Filled in by who runs the account, on the site of Asaas; null as long as nobody did. */
  fiscalInfo: Thing | null = { email: 'fiscal@example.com', municipalInscription: '1234567' };

  constructor(private readonly options: NotesOptions) {
    this.notes = new Map(options.notes);
  }

  answer(call: SandboxCall): { status: number; body: unknown } {
    const [, , kind, id = '', action] = call.url.pathname.split('/');
    if (kind === 'fiscalInfo' && id === 'services') {
      const wanted = (call.url.searchParams.get('description') ?? '').toLowerCase();
      const isMeant = ({ description }: { description: string }) =>
        description.toLowerCase().includes(wanted);
      return { status: 200, body: listOf(SERVICES.filter(isMeant)) };
    }
    if (kind === 'fiscalInfo') return this.#ofInfo(id);
    if (id !== '') return this.#ofNote(call, id, action);
    const { key, url, body } = call;
    if (call.method === 'GET') {
      const reference = url.searchParams.get('externalReference');
      return {
        status: 200,
        body: listOf(
          [...this.notes].flatMap(([noteId, note]) =>
            this.options.isOf(key, noteId) && note['externalReference'] === reference ? [note] : [],
          ),
        ),
      };
    }
    return this.#make(key, body);
  }

  /** The city answers what lies there: issues it, refuses it, or cancels it. Gives what is told of it. */
  settle(id: string): { event: string; note: Thing } | undefined {
    const note = this.notes.get(id);
    if (!note) return undefined;
    if (note['status'] === 'PROCESSING_CANCELLATION') {
      note['status'] = 'CANCELED';
      return { event: 'INVOICE_CANCELED', note };
    }
    if (note['status'] !== 'SYNCHRONIZED') return undefined;
    const customer = this.options.findCustomer(String(note['customer']));
    if (!customer?.['postalCode']) {
      const statusDescription = 'Endereço do tomador incompleto: informe o CEP.';
      Object.assign(note, { status: 'ERROR', statusDescription });
      return { event: 'INVOICE_ERROR', note };
    }
    const page = `${this.options.origin()}/n/${id}`;
    const number = String(1 + [...this.notes.values()].filter((each) => each['number']).length);
    Object.assign(note, {
      status: 'AUTHORIZED',
      statusDescription: null,
      number,
      pdfUrl: page,
      xmlUrl: `${page}.xml`,
      validationCode: id.slice(-8).toUpperCase(),
    });
    return { event: 'INVOICE_AUTHORIZED', note };
  }

  #ofInfo(part: string): { status: number; body: unknown } {
    if (part === 'municipalOptions') {
      const municipalInscriptionHelp = 'Inscrição municipal: 7 dígitos';
      const options = { supportsCancellation: true, usesSpecialTaxRegimes: false };
      return {
        status: 200,
        body: { authenticationType: 'CERTIFICATE', municipalInscriptionHelp, ...options },
      };
    }
    return this.fiscalInfo ? { status: 200, body: this.fiscalInfo } : { status: 404, body: {} };
  }

  #make(key: string, body: Thing) {
    if (!this.fiscalInfo) {
      return refuse('invalid_action', 'As informações fiscais da conta não foram configuradas.');
    }
    const missing = NEEDED.find((name) => body[name] === undefined || body[name] === '');
    if (missing !== undefined) return refuse('invalid_object', `O campo ${missing} é obrigatório.`);
    if (!body['municipalServiceId'] && !body['municipalServiceCode']) {
      return refuse('invalid_object', 'Informe o serviço municipal.');
    }
    const { isOf, own, findPayment } = this.options;
    const payment = String(body['payment'] ?? '');
    const customer = String(
      payment ? (findPayment(payment)?.['customer'] ?? '') : (body['customer'] ?? ''),
    );
    if (!isOf(key, customer)) return refuse('invalid_object', 'Informe a cobrança ou o cliente.');
    const id = `inv_${String(this.notes.size + 1).padStart(12, '0')}`;
    own(key, id);
    const made = { ...body, id, object: 'invoice', type: 'NFS-e', status: 'SCHEDULED', customer };
    this.notes.set(id, { ...made, pdfUrl: null, xmlUrl: null, number: null });
    return { status: 200, body: this.notes.get(id) };
  }

  #ofNote({ method, body, key }: SandboxCall, id: string, action: string | undefined) {
    const note = this.notes.get(id);
    if (!note || !this.options.isOf(key, id)) return { status: 404, body: {} };
    const status = String(note['status']);
    const isNew = status === 'SCHEDULED' || status === 'ERROR';
    if (action === 'authorize') {
      if (!isNew) return refuse('invalid_action', 'A nota fiscal não pode ser emitida.');
      Object.assign(note, { status: 'SYNCHRONIZED', statusDescription: null });
    } else if (action === 'cancel') {
      if (!isNew && status !== 'AUTHORIZED') {
        return refuse('invalid_action', 'A nota fiscal não pode ser cancelada.');
      }
      note['status'] = isNew ? 'CANCELED' : 'PROCESSING_CANCELLATION';
    } else if (method === 'PUT') {
      if (!isNew) return refuse('invalid_action', 'A nota fiscal não pode ser alterada.');
      for (const name of CONTENT) if (body[name] !== undefined) note[name] = body[name];
    }
    return { status: 200, body: note };
  }
}
