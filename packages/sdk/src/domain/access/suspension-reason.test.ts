import { expect, it } from 'vitest';
import { getProductWords } from '../../words';
import { INVOICE_OVERDUE, saySuspensionReason } from './suspension-reason';

it('says an overdue invoice in each language, and what somebody wrote as it is', () => {
  const say = (tag: string) => saySuspensionReason(getProductWords(tag).t, INVOICE_OVERDUE);
  expect(say('pt-BR')).toMatch(/^Há uma fatura vencida/);
  expect(say('es')).toMatch(/^Hay una factura vencida/);
  expect(say('en-US')).toMatch(/^An invoice is overdue/);
  expect(saySuspensionReason(getProductWords('es').t, 'Two invoices')).toBe('Two invoices');
});
