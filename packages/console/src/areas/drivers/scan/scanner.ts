import { readStored } from '../../../frame/storage/read-stored';
import { isBoolean, isRecord } from '../../../frame/storage/validators';
import { writeStored } from '../../../frame/storage/write-stored';

/**
 * User who scans with this phone. Kept so that the page opens without the server; grants no access.
 */
export interface Scanner {
  id: number;
  name: string;
  /** A driver scans for themselves; anybody else for a driver whose badge they scan too. */
  isDriver: boolean;
}

const isScanner = (value: unknown): value is Scanner | null =>
  value === null ||
  (isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.name === 'string' &&
    isBoolean(value.isDriver));

/** Returns the last user who scanned here and has not signed out. */
export const readScanner = (): Scanner | null => readStored('scanner', isScanner, null);

/** Keeps who scans here; null forgets them. */
export const keepScanner = (scanner: Scanner | null): void => writeStored('scanner', scanner);
