import type { Theme } from '@rastro/sdk/contract';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { brandBase, type Branding, parseBranding, toFileName } from '@rastro/theme/schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PreparedPicture } from './prepare-picture';
import {
  type PictureName,
  type ThemeValues,
  toBrandingDocument,
  toThemeValues,
} from './theme-values';

/** A brand while it is edited. */
export interface ThemeDraft {
  values: ThemeValues;
  change: (changes: Partial<ThemeValues>) => void;
  setPicture: (name: PictureName, picture: PreparedPicture | null) => void;
  isChanged: boolean;
  /** Changed members, without pictures. */
  typed: Partial<ThemeValues>;
  /** Document to save. */
  document: Readonly<Record<string, unknown>>;
  /** The pictures that go with it: base64 by file name. */
  files: Readonly<Record<string, string>>;
  /**
   * Preview of the draft, with pictures that can be seen here; invalid values keep their former
   * state.
   */
  shown: Branding;
  /** The same as it would be served. */
  parsed: ReturnType<typeof parseBranding>;
  /** Returns the address to show a picture from. */
  urlOf: (address: string) => string;
  reset: () => void;
}

/** The draft of a brand; it begins anew with each version. Null where the brand as it stands is not readable. */
export function useThemeDraft(theme: Theme): ThemeDraft | null {
  const { attributePrefix, themes } = useTrackingClient();
  const saved = useMemo(() => {
    const parsed = parseBranding(theme.branding, { attributePrefix });
    return parsed.ok
      ? { branding: parsed.branding, values: toThemeValues(theme.branding, parsed.branding) }
      : null;
  }, [theme, attributePrefix]);
  const [changes, setChanges] = useState<Partial<ThemeValues>>({});
  const [pictures, setPictures] = useState<Readonly<Record<string, PreparedPicture>>>({});
  const values = useMemo(() => saved && { ...saved.values, ...changes }, [saved, changes]);
  const previewUrls = useRef(new Set<string>());
  useEffect(() => {
    const urls = previewUrls.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const document = useMemo(
    () => (values ? toBrandingDocument(theme.branding, values) : theme.branding),
    [theme, values],
  );
  const parsed = useMemo(
    () => parseBranding(document, { attributePrefix }),
    [document, attributePrefix],
  );
  if (!saved || !values) return null;

  const { pictures: _pictures, ...typed } = changes;
  const urlOf = (address: string): string => {
    const name = toFileName(address, attributePrefix);
    if (name === undefined) return address;
    const isStored = theme.files.some((file) => file.name === name);
    return pictures[name]?.previewUrl ?? (isStored ? themes.fileUrl(theme.domain, name) : address);
  };
  const change = (more: Partial<ThemeValues>) => setChanges((before) => ({ ...before, ...more }));
  return {
    values,
    change,
    setPicture(name, picture) {
      if (picture) previewUrls.current.add(picture.previewUrl);
      if (picture) setPictures((before) => ({ ...before, [picture.fileName]: picture }));
      const address = picture ? `${brandBase(attributePrefix)}${picture.fileName}` : '';
      change({ pictures: { ...values.pictures, [name]: address } });
    },
    isChanged: Object.keys(changes).length > 0,
    typed,
    document,
    files: Object.fromEntries(Object.entries(pictures).map(([name, { base64 }]) => [name, base64])),
    shown: toShown(parsed.ok ? parsed.branding : saved.branding, urlOf),
    parsed,
    urlOf,
    reset() {
      setChanges({});
      setPictures({});
    },
  };
}

function toShown(branding: Branding, urlOf: (address: string) => string): Branding {
  const { logo, login } = branding;
  return {
    ...branding,
    icon: urlOf(branding.icon),
    logo:
      logo.kind === 'text' ? logo : { ...logo, light: urlOf(logo.light), dark: urlOf(logo.dark) },
    login: { ...login, ...(login.image !== undefined && { image: urlOf(login.image) }) },
  };
}
