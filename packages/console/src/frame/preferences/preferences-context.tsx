import { isLanguageTag } from '@rastro/sdk/domain';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { readStored } from '../storage/read-stored';
import { storageKeys } from '../storage/storage-keys';
import { useStoredState } from '../storage/use-stored-state';
import { isBoolean, isRecord } from '../storage/validators';
import { writeStored } from '../storage/write-stored';

/** The schemes a person can choose. */
export const SCHEMES = ['light', 'dark', 'system'] as const;

/** A chosen scheme; `system` follows the device. */
export type SchemeChoice = (typeof SCHEMES)[number];

/** Width of the panel, and pinned state of the menu; null leaves either to the window's width. */
export type PanelPreference = { widthPx: number | null; isRailPinned: boolean | null };

/** Settings that a person chose in this browser. */
export type Preferences = {
  /** Null until somebody chooses: then the order of spec §1 decides. */
  locale: string | null;
  /** Chosen since the page was loaded: stands above `?locale=`. */
  isLocaleFresh: boolean;
  setLocale(locale: string): void;
  /** Null until somebody chooses: then the brand decides. */
  scheme: SchemeChoice | null;
  setScheme(scheme: SchemeChoice): void;
  isMuted: boolean;
  setMuted(isMuted: boolean): void;
  areShortcutsOn: boolean;
  setShortcutsOn(isOn: boolean): void;
  panel: PanelPreference;
  setPanel(panel: PanelPreference): void;
};

const isLocale = (value: unknown): value is string =>
  typeof value === 'string' && isLanguageTag(value);
const isScheme = (value: unknown): value is SchemeChoice =>
  SCHEMES.some((known) => known === value);
const isPanelPreference = (value: unknown): value is PanelPreference =>
  isRecord(value) &&
  (value.isRailPinned === null || isBoolean(value.isRailPinned)) &&
  (value.widthPx === null || typeof value.widthPx === 'number');

const orNull =
  <T,>(isValid: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || isValid(value);

const PreferencesContext = createContext<Preferences | null>(null);

/** Reads the choices of this browser once and stores every change. */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactElement {
  const [locale, setLocale] = useState(() =>
    readStored(storageKeys.locale, orNull(isLocale), null),
  );
  const [isLocaleFresh, setLocaleFresh] = useState(false);
  const [scheme, setScheme] = useStoredState(storageKeys.scheme, orNull(isScheme), null);
  const [isMuted, setMuted] = useStoredState(storageKeys.isMuted, isBoolean, false);
  const [areShortcutsOn, setShortcutsOn] = useStoredState(storageKeys.shortcuts, isBoolean, true);
  const [panel, setPanel] = useStoredState<PanelPreference>(storageKeys.panel, isPanelPreference, {
    widthPx: null,
    isRailPinned: null,
  });
  const value = useMemo<Preferences>(
    () => ({
      locale,
      isLocaleFresh,
      setLocale(next) {
        setLocale(next);
        setLocaleFresh(true);
        writeStored(storageKeys.locale, next);
      },
      scheme,
      setScheme,
      isMuted,
      setMuted,
      areShortcutsOn,
      setShortcutsOn,
      panel,
      setPanel,
    }),
    [
      locale,
      isLocaleFresh,
      scheme,
      setScheme,
      isMuted,
      setMuted,
      areShortcutsOn,
      setShortcutsOn,
      panel,
      setPanel,
    ],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** The choices of this browser. Throws outside {@link PreferencesProvider}. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider above it');
  return preferences;
}
