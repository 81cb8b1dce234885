import type { Branding } from '@rastro/theme/schema';

/** Languages that a brand writes its texts in. */
export const TEXT_LANGUAGES = ['pt-BR', 'es', 'en-US'] as const;

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES = { 'pt-BR': 'Português', es: 'Español', 'en-US': 'English' } as const;

/** A text in each of them; empty where a brand says none. */
export type Texts = Readonly<Record<(typeof TEXT_LANGUAGES)[number], string>>;

/** The links of the sign-in page. */
export const LINKS = ['whatsapp', 'androidApp', 'appleApp', 'dataPolicy'] as const;

/** Fields of the data policy, beside its address. */
export const POLICY = ['version', 'text'] as const;

/** Language, zone and units of who chooses none. */
export const READING = ['defaultLanguage', 'timeZone', 'speedUnit', 'distanceUnit'] as const;

/** Fields of the contact for personal data. */
export const CONTACT = ['name', 'email', 'phone', 'url'] as const;

/** Pictures of a brand: how each is named in its files, and where in the document. */
export const PICTURES = ['logo', 'logo-dark', 'icon', 'sign-in'] as const;
export type PictureName = (typeof PICTURES)[number];

/** Brand values that the editor changes. Addresses of pictures are as in the document. */
export interface ThemeValues {
  productName: string;
  title: string;
  accent: string;
  header: Branding['header'];
  radiusScale: Branding['radiusScale'];
  density: Branding['density'];
  scheme: Branding['scheme'];
  font: string;
  /** Defaults for language, zone and units; empty where the brand sets none. */
  reading: Readonly<Record<(typeof READING)[number], string>>;
  logoKind: 'image' | 'text';
  logoText: string;
  pictures: Readonly<Record<PictureName, string>>;
  headline: Texts;
  subtitle: Texts;
  links: Readonly<Record<(typeof LINKS)[number], string>>;
  /** Data policy to accept, and the contact for personal data. */
  policy: Readonly<Record<(typeof POLICY)[number], string>>;
  contact: Readonly<Record<(typeof CONTACT)[number], string>>;
}

type Document = Readonly<Record<string, unknown>>;

const readTexts = (texts: Partial<Record<string, string>> | undefined): Texts => ({
  'pt-BR': texts?.['pt-BR'] ?? '',
  es: texts?.es ?? '',
  'en-US': texts?.['en-US'] ?? '',
});

const pick = <const Name extends string>(
  names: readonly Name[],
  from: Partial<Record<Name, string>> | undefined,
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, from?.[name] ?? ''])) as Record<Name, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Extracts the editor's values from the document; `branding` is the same, validated and with
 * defaults.
 */
export function toThemeValues(document: Document, branding: Branding): ThemeValues {
  const { logo, links, login, icon } = branding;
  const isPicture = logo.kind === 'image';
  return {
    productName: branding.productName,
    title: 'title' in document ? branding.title : '',
    accent: branding.colors.accent,
    header: branding.header,
    radiusScale: branding.radiusScale,
    density: branding.density,
    scheme: branding.scheme,
    font: branding.font ?? '',
    reading: pick(READING, branding),
    logoKind: logo.kind,
    logoText: isPicture ? branding.productName : logo.text,
    pictures: {
      logo: isPicture ? logo.light : '',
      'logo-dark': isPicture && logo.dark !== logo.light ? logo.dark : '',
      icon: 'icon' in document ? icon : '',
      'sign-in': login.image ?? '',
    },
    headline: readTexts(login.headline),
    subtitle: readTexts(login.subtitle),
    links: {
      whatsapp: links.whatsapp.url ?? '',
      androidApp: links.androidApp.url ?? '',
      appleApp: links.appleApp.url ?? '',
      dataPolicy: links.dataPolicy.url ?? '',
    },
    policy: pick(POLICY, links.dataPolicy),
    contact: pick(CONTACT, links.dataPolicy.contact),
  };
}

const drop = (texts: Texts): Record<string, string> | undefined => {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return written.length > 0 ? Object.fromEntries(written) : undefined;
};

const withoutEmpty = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== ''),
  );

function toPolicy({ policy, contact }: ThemeValues): Record<string, unknown> {
  const named = withoutEmpty(trimAll(contact));
  return withoutEmpty({
    ...trimAll(policy),
    contact: Object.keys(named).length > 0 ? named : undefined,
  });
}

const trimAll = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));

/** Members of the short shape, which the editor writes in the long one. */
const SHORT = new Set<string>(['headLogo', ...LINKS]);

/** The document with what the editor changed; all that it does not know stays. */
export function toBrandingDocument(document: Document, values: ThemeValues): Document {
  const rest = Object.fromEntries(Object.entries(document).filter(([name]) => !SHORT.has(name)));
  const { pictures } = values;
  const colors = isObject(rest['colors']) ? rest['colors'] : {};
  const login = isObject(rest['login']) ? rest['login'] : {};
  const logo =
    values.logoKind === 'text'
      ? { kind: 'text', text: values.logoText.trim() || values.productName.trim() }
      : pictures.logo === ''
        ? undefined
        : withoutEmpty({
            ...(isObject(rest['logo']) &&
              'width' in rest['logo'] && { width: rest['logo']['width'] }),
            kind: 'image',
            light: pictures.logo,
            dark: pictures['logo-dark'],
          });
  return withoutEmpty({
    ...rest,
    productName: values.productName.trim(),
    title: values.title.trim(),
    colors: { ...colors, accent: values.accent },
    header: values.header,
    radiusScale: values.radiusScale,
    density: values.density,
    scheme: values.scheme,
    font: values.font.trim(),
    ...trimAll(values.reading),
    logo,
    icon: pictures.icon,
    login: withoutEmpty({
      ...login,
      image: pictures['sign-in'],
      headline: drop(values.headline),
      subtitle: drop(values.subtitle),
    }),
    links: Object.fromEntries(
      LINKS.map((name) => {
        const url = values.links[name].trim();
        const link = url === '' ? { enabled: false } : { enabled: true, url };
        return [name, name === 'dataPolicy' ? { ...link, ...toPolicy(values) } : link];
      }),
    ),
  });
}
