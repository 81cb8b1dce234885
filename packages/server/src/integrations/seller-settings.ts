import { describeDocumentDoubt, MAIL_ADDRESS } from '@rastro/sdk/domain';

/** Details of a seller on its invoices; '' where it says nothing. */
export interface SellerSettings {
  name: string;
  /** CPF or CNPJ, as it was written. */
  document: string;
  address: string;
  /** Bank, branch and account in the seller's words. */
  bank: string;
  /** Receives Pix without a provider; left out, nothing is paid so. */
  pix?: { key: string; city: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A Pix key as the codes carry it (Manual do BR Code): CPF and CNPJ without marks, a phone as +5511987654321, an e-mail
 * or a random key in small letters. null for what is no key.
 */
export function readPixKey(text: string): string | null {
  const plain = text.trim();
  const small = plain.toLowerCase();
  if (UUID.test(small)) return small;
  if (plain.includes('@')) return MAIL_ADDRESS.test(small) && small.length <= 77 ? small : null;
  const phone = plain.replaceAll(/[\s().-]/g, '');
  if (phone.startsWith('+')) return /^\+[1-9]\d{9,14}$/.test(phone) ? phone : null;
  const bare = plain.toUpperCase().replaceAll(/[\s./-]/g, '');
  const isDocument = bare.length === 11 || bare.length === 14;
  return isDocument && describeDocumentDoubt(bare) === null ? bare : null;
}
