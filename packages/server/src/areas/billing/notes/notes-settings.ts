import type { FiscalSettings } from '../../../integrations/fiscal-settings';
import type { AsaasSettings } from '../asaas-api';
import { createAsaasNotes } from './asaas-notes';
import type { NotesProvider } from './notes-provider';

/** Provider that issues the notes of a seller, and their content. */
export interface NoteSettings {
  provider: NotesProvider;
  settings: FiscalSettings;
}

/**
 * Returns the settings for a seller's notes as they are at the moment; undefined while there are
 * none.
 */
export type NotesOf = (sellerId: number) => NoteSettings | undefined;

interface Settings {
  of: (sellerId: number) => {
    asaas: AsaasSettings | undefined;
    fiscal: FiscalSettings | undefined;
  };
}

/** Notes of the server's operator (0) and of resellers: by the provider that takes their payments. */
export function createNotesOf(
  integrations: Settings,
  userAgent: () => Promise<string>,
  clock: () => number,
): NotesOf {
  const made = new WeakMap<AsaasSettings, NotesProvider>();
  return (sellerId) => {
    const { asaas: payment, fiscal: settings } = integrations.of(sellerId);
    if (!payment || !settings) return undefined;
    const provider = made.get(payment) ?? createAsaasNotes({ ...payment, userAgent, clock });
    made.set(payment, provider);
    return { provider, settings };
  };
}
