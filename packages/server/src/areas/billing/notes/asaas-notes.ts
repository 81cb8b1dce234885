import { readPublicFile } from '../../../lookup/read-public-file';
import { ASAAS } from '../asaas';
import {
  type AsaasOptions,
  type AsaasThing,
  createAsaasApi,
  referenceOf,
  textOf,
  toCents,
  toUnits,
} from '../asaas-api';
import { ProviderError, UnclearError } from '../provider';
import type { NotesProvider, NoteToIssue, PayerAddress, ProviderNote } from './notes-provider';

const XML_MAX = 1024 * 1024;
const TEXT_MAX = 500;
const WAIT_MS = 15_000;
const SERVICES_MOST = 5;

const readNote = (note: AsaasThing): ProviderNote => ({
  providerId: textOf(note['id']),
  status: textOf(note['status']) || 'SCHEDULED',
  number: textOf(note['number']) || String(note['number'] ?? ''),
  code: textOf(note['validationCode']),
  pdfUrl: textOf(note['pdfUrl']),
  xmlUrl: textOf(note['xmlUrl']),
  problem: textOf(note['statusDescription']).slice(0, TEXT_MAX),
});

const toTaxes = ({ terms }: NoteToIssue): object => {
  const { retainIss, iss, pis, cofins, csll, inss, ir, nbsCode } = terms;
  return { retainIss, iss, pis, cofins, csll, inss, ir, ...(nbsCode && { nbsCode }) };
};

/** Returns the members that may be changed on a note that the city refused. */
const toContent = (note: NoteToIssue): object => ({
  serviceDescription: note.text,
  observations: note.terms.observations,
  value: toUnits(note.value),
  deductions: 0,
  effectiveDate: note.effectiveOn,
  externalReference: referenceOf('note', note),
  taxes: toTaxes(note),
});

const toService = ({ terms: { serviceId, serviceCode, serviceName } }: NoteToIssue): object => ({
  ...(serviceId ? { municipalServiceId: serviceId } : { municipalServiceCode: serviceCode }),
  municipalServiceName: serviceName,
});

const toAddress = ({ postcode, street, number, complement, district }: PayerAddress): object => ({
  ...(postcode && { postalCode: postcode }),
  ...(street && { address: street }),
  ...(number && { addressNumber: number }),
  ...(complement && { complement }),
  ...(district && { province: district }),
});

/** Notes by Asaas, which hands them to the city. What was sent is found again by its mark, and never made twice. */
export function createAsaasNotes(options: AsaasOptions): NotesProvider {
  const { call, must, list, findPayer } = createAsaasApi(options);

  const find = async (
    note: Pick<NoteToIssue, 'id' | 'mark' | 'value'>,
    payerId: string,
  ): Promise<AsaasThing | undefined> => {
    const there = await list(`/invoices?externalReference=${referenceOf('note', note)}`);
    const own = there.find(
      ({ customer, value }) => textOf(customer) === payerId && toCents(value) === note.value,
    );
    if (!own && there[0]) throw new UnclearError(textOf(there[0]['id']));
    return own;
  };
  const make = async (note: NoteToIssue, payerId: string): Promise<AsaasThing> =>
    must('POST', '/invoices', {
      ...(note.paymentId === undefined ? { customer: payerId } : { payment: note.paymentId }),
      ...toContent(note),
      ...toService(note),
    });

  /** Lists the ids that may be used for the service, in place of the city's code. */
  const listServices = async (name: string): Promise<string> => {
    const asked = new URLSearchParams({ description: name, limit: String(SERVICES_MOST) });
    const { data } = (await call('GET', `/fiscalInfo/services?${asked.toString()}`)) ?? {};
    return (Array.isArray(data) ? (data as AsaasThing[]) : [])
      .slice(0, SERVICES_MOST)
      .map(({ id, description }) => `${String(id)} (${textOf(description)})`)
      .join(', ');
  };

  /** Files lie beside the API, or at an address of the internet. */
  const readFile = async (url: string): Promise<string> => {
    if (new URL(url).origin !== new URL(options.url).origin) {
      return readPublicFile(new URL(url), { maxBytes: XML_MAX });
    }
    const reply = await (options.fetch ?? fetch)(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
    return reply.text();
  };

  return {
    name: ASAAS,
    findPayer,
    async issue(note, payer) {
      const { payerId } = payer;
      const known = await find(note, payerId);
      const address = toAddress(payer.address);
      // The city wants to know where who pays lives.
      if (Object.keys(address).length > 0) await must('PUT', `/customers/${payerId}`, address);
      const written = known ?? (await make(note, payerId));
      const id = textOf(written['id']);
      const status = textOf(written['status']);
      if (status === 'ERROR') await must('PUT', `/invoices/${id}`, toContent(note));
      const issued = ['SCHEDULED', 'ERROR'].includes(status)
        ? await must('POST', `/invoices/${id}/authorize`)
        : written;
      return readNote(issued);
    },
    async find(note, payerId) {
      const known = await find(note, payerId);
      return known && readNote(known);
    },
    async read(providerId) {
      const note = await call('GET', `/invoices/${encodeURIComponent(providerId)}`);
      return note && readNote(note);
    },
    async cancel(providerId) {
      return readNote(await must('POST', `/invoices/${encodeURIComponent(providerId)}/cancel`));
    },
    async readXml(url) {
      const xml = await readFile(url).catch((error: unknown) => {
        throw new ProviderError(`The file of the note did not come: ${(error as Error).message}`);
      });
      // A part of a note is none.
      if (xml.length >= XML_MAX) throw new ProviderError('The file of the note is too large');
      return xml;
    },
    async verify({ serviceId, serviceName }) {
      const info = await call('GET', '/fiscalInfo');
      if (info) {
        const whose = textOf(info['email']) || textOf(info['municipalInscription']);
        const services = serviceId === '' ? await listServices(serviceName) : '';
        return services === '' ? whose : `${whose}. Services of that name: ${services}`;
      }
      const wants = (await call('GET', '/fiscalInfo/municipalOptions')) ?? {};
      const help = [wants['authenticationType'], wants['municipalInscriptionHelp']]
        .map(textOf)
        .filter((text) => text !== '');
      const said = help.join('. ');
      throw new ProviderError(
        `Asaas has no fiscal data of the company yet: fill them in there. ${said}`.trim(),
        { code: 'fiscalNone', params: { service: 'Asaas', said } },
      );
    },
  };
}
