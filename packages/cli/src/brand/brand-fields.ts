import type { CommandOption } from '../command';

/**
 * Kind of a value, which decides how it is read: a file is copied, a phone number becomes an
 * address.
 */
type FieldKind = 'text' | 'number' | 'picture' | 'page' | 'address' | 'phone';

/** One thing that a brand can be given: a flag, a place in `branding.json`, and maybe a question. */
export interface BrandField {
  /** Name of the value among the options. */
  name: string;
  /** Flags in commander's notation. */
  flags: string;
  description: string;
  kind: FieldKind;
  /** Path in `branding.json`. */
  path: string;
  isRequired?: boolean;
  choices?: readonly string[];
  /** Question in a terminal; without it there is only the flag. */
  question?: string;
  /** Asked only when this other value was given. */
  after?: string;
  /** Default for the file, and for the question. */
  fallback?: string;
}

const field = (
  flag: string,
  value: string,
  rest: Omit<BrandField, 'name' | 'flags'>,
): BrandField => ({
  name: flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  flags: `--${flag} <${value}>`,
  ...rest,
});

/** Everything `brand init` takes, in the order of its questions. */
export const brandFields: readonly BrandField[] = [
  field('name', 'text', {
    description: 'the name people read',
    kind: 'text',
    path: 'productName',
    isRequired: true,
    question: 'Name that people read',
  }),
  field('title', 'text', {
    description: "title of the page in the browser's tab; the name without it",
    kind: 'text',
    path: 'title',
  }),
  field('accent', 'colour', {
    description: "the brand's color, as in #a3195b",
    kind: 'text',
    path: 'colors.accent',
    isRequired: true,
    question: "The brand's color, as in #a3195b",
  }),
  field('logo', 'file', {
    description: 'picture for light grounds, SVG or PNG; the name as a word without it',
    kind: 'picture',
    path: 'logo.light',
    question: 'Logo file, SVG or PNG (Enter: the name as a word)',
  }),
  field('logo-dark', 'file', {
    description: 'the same for dark grounds; a dark logo gets a white plate without it',
    kind: 'picture',
    path: 'logo.dark',
    question: 'Logo file for dark grounds (Enter: the same, on a plate if it is dark)',
    after: 'logo',
  }),
  field('logo-width', 'px', {
    description: "the logo's width, 16 to 320",
    kind: 'number',
    path: 'logo.width',
  }),
  field('logo-text', 'text', {
    description: 'a word in place of a logo file',
    kind: 'text',
    path: 'logo.text',
  }),
  field('icon', 'file', {
    description:
      'square picture for tabs and phones; a logo that is square, or a letter, without it',
    kind: 'picture',
    path: 'icon',
  }),
  field('header', 'style', {
    description: "the header plain, nearly black, or in the brand's color",
    kind: 'text',
    path: 'header',
    choices: ['surface', 'ink', 'brand'],
    question: "Header: plain, nearly black, or in the brand's color",
    fallback: 'surface',
  }),
  field('scheme', 'scheme', {
    description: 'what people see until they choose',
    kind: 'text',
    path: 'scheme',
    choices: ['light', 'dark', 'system'],
    question: 'Scheme people see until they choose',
    fallback: 'system',
  }),
  field('radius', 'scale', {
    description: 'corners square, normal or round',
    kind: 'number',
    path: 'radiusScale',
    choices: ['0.5', '1', '1.5'],
    fallback: '1',
  }),
  field('density', 'density', {
    description: 'height of rows',
    kind: 'text',
    path: 'density',
    choices: ['comfortable', 'compact'],
    fallback: 'comfortable',
  }),
  field('font', 'list', {
    description: 'CSS list of fonts that people have on their devices',
    kind: 'text',
    path: 'font',
  }),
  field('login-image', 'file', {
    description: 'photograph beside the sign-in form',
    kind: 'picture',
    path: 'login.image',
    question: 'Photograph beside the sign-in form (Enter: a drawn map)',
  }),
  field('headline-pt', 'text', {
    description: 'headline of the sign-in page in Portuguese',
    kind: 'text',
    path: 'login.headline.pt-BR',
    question: 'Headline of the sign-in page in Portuguese (Enter: the default one)',
  }),
  field('headline-es', 'text', {
    description: 'the same in Spanish',
    kind: 'text',
    path: 'login.headline.es',
    question: 'The headline in Spanish (Enter: the default one)',
  }),
  field('headline-en', 'text', {
    description: 'the same in English',
    kind: 'text',
    path: 'login.headline.en-US',
    question: 'The headline in English (Enter: the default one)',
  }),
  field('language', 'language', {
    description: "language before people choose; the browser's without it",
    kind: 'text',
    path: 'defaultLanguage',
    choices: ['pt-BR', 'es', 'en-US'],
  }),
  field('whatsapp', 'number', {
    description: 'number with country code, or an https address',
    kind: 'phone',
    path: 'links.whatsapp.url',
    question: 'WhatsApp number with country code (Enter: none)',
  }),
  field('android', 'address', {
    description: 'https address of the Android app',
    kind: 'address',
    path: 'links.androidApp.url',
    question: 'Address of the Android app (Enter: none)',
  }),
  field('apple', 'address', {
    description: 'https address of the iPhone app',
    kind: 'address',
    path: 'links.appleApp.url',
    question: 'Address of the iPhone app (Enter: none)',
  }),
  field('data-policy', 'address', {
    description: 'https address of the data policy, or a file of it',
    kind: 'page',
    path: 'links.dataPolicy.url',
    question: 'Data policy, an address or a file (Enter: none)',
  }),
  field('terms-version', 'text', {
    description: 'version of the data policy that people accept when they sign in',
    kind: 'text',
    path: 'links.dataPolicy.version',
  }),
  field('privacy-name', 'text', {
    description: 'who answers for personal data',
    kind: 'text',
    path: 'links.dataPolicy.contact.name',
  }),
  field('privacy-email', 'address', {
    description: 'their email',
    kind: 'text',
    path: 'links.dataPolicy.contact.email',
  }),
  field('privacy-phone', 'number', {
    description: 'their phone',
    kind: 'text',
    path: 'links.dataPolicy.contact.phone',
  }),
  field('privacy-url', 'address', {
    description: 'https address of a page of theirs',
    kind: 'text',
    path: 'links.dataPolicy.contact.url',
  }),
  field('prefix', 'word', {
    description: 'begins attribute keys and addresses; choose it before there is data',
    kind: 'text',
    path: 'attributePrefix',
  }),
];

/** The fields as options of the command. */
export const brandOptions: CommandOption[] = brandFields.map(
  ({ flags, description, choices, kind }) => ({
    flags,
    description,
    ...(choices && { choices }),
    ...((kind === 'picture' || kind === 'page') && { completes: 'files' as const }),
  }),
);
