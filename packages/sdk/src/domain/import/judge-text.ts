import { findCheck, listFilled, toPlainSigns } from '../documents';
import type { ImportProblem } from './types';

/** A text that tells things apart, as it was meant, and what is to be looked at in it. */
export interface JudgedText {
  text: string;
  doubts: ImportProblem[];
  /** Reason for rejecting it. */
  problem?: ImportProblem;
}

/** Judges what stands in a field by the field's name, alike for whatever has such a field. */
export function judgeText(name: string, given: string): JudgedText {
  const check = findCheck(name);
  if (!check || given === '') return { text: given, doubts: [] };
  const plain = toPlainSigns(given);
  const [filled, other] = listFilled(name, plain);
  if (filled !== undefined && other !== undefined) {
    const params = { text: plain, cpf: filled, cnpj: other };
    return { text: plain, doubts: [], problem: { code: 'TWO_DOCUMENTS', params } };
  }
  const text = filled ?? plain;
  const doubts: ImportProblem[] = [];
  if (filled !== undefined)
    doubts.push({ code: 'ZEROS_LOST', params: { text: plain, digits: filled } });
  const doubt = check(text);
  if (doubt) {
    const params = doubt.params as Record<string, string | number> | undefined; // checks name figures and signs
    doubts.push({ code: 'LOOKS_WRONG', params: { ...params, text, key: doubt.key } });
  }
  return { text, doubts };
}
