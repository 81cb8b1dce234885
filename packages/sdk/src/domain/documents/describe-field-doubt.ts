import type { Phrase } from '../words/phrase';
import { describeCnhDoubt } from './describe-cnh-doubt';
import { describeCnpjDoubt } from './describe-cnpj-doubt';
import { describeCpfDoubt } from './describe-cpf-doubt';
import { describeDocumentDoubt } from './describe-document-doubt';
import { describeIccidDoubt } from './describe-iccid-doubt';
import { describeImeiDoubt } from './describe-imei-doubt';
import { describePhoneDoubt } from './describe-phone-doubt';
import { describePlateDoubt } from './describe-plate-doubt';
import { describeRenavamDoubt } from './describe-renavam-doubt';
import { describeVinDoubt } from './describe-vin-doubt';
import { toBare } from './to-bare';

type Check = (value: unknown) => Phrase | null;

const CHECKS: Readonly<Record<string, Check>> = {
  imei: describeImeiDoubt,
  plate: describePlateDoubt,
  placa: describePlateDoubt,
  renavam: describeRenavamDoubt,
  chassis: describeVinDoubt,
  vin: describeVinDoubt,
  iccid: describeIccidDoubt,
  cpf: describeCpfDoubt,
  cnh: describeCnhDoubt,
  cnpj: describeCnpjDoubt,
  document: describeDocumentDoubt,
};
const PHONE = /(phone|whatsapp)$/i;

/** The check of a field by its name, wherever it lies: `cpf`, `rastro.cpf`. undefined for what is not checked. */
export function findCheck(name: string): Check | undefined {
  const own = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (Object.hasOwn(CHECKS, own)) return CHECKS[own];
  return PHONE.test(own) ? describePhoneDoubt : undefined;
}

/** Lengths of documents that may begin with zeros, shortest first. */
const LENGTHS: readonly [Check, readonly number[]][] = [
  [describeCpfDoubt, [11]],
  [describeCnhDoubt, [11]],
  [describeCnpjDoubt, [14]],
  [describeDocumentDoubt, [11, 14]],
];

/** Documents that digits may stand for once they get back the leading zeros that a spreadsheet took; none where none are gone. */
export function listFilled(name: string, text: string): string[] {
  const check = findCheck(name);
  const lengths = LENGTHS.find(([one]) => one === check)?.[1] ?? [];
  const digits = toBare(text);
  if (check === undefined || !/^\d+$/.test(digits) || lengths.includes(digits.length)) return [];
  const filled = lengths
    .filter((length) => length > digits.length)
    .map((length) => digits.padStart(length, '0'));
  const right = filled.filter((one) => check(one) === null);
  return right.length > 0 ? right : filled.slice(0, 1);
}
