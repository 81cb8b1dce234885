import {
  ColorField,
  FormSection,
  Segment,
  SelectMenu,
  TextArea,
  TextField,
} from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { PictureField } from './picture-field';
import { PolicyFields } from './policy-fields';
import { ReadingFields } from './reading-fields';
import { toFieldId } from './to-field-id';
import { LANGUAGE_NAMES, LINKS, TEXT_LANGUAGES, type PictureName } from './theme-values';
import type { ThemeDraft } from './use-theme-draft';

const HEADERS = ['surface', 'ink', 'brand'] as const;
const DENSITIES = ['comfortable', 'compact'] as const;
const SCHEMES = ['system', 'light', 'dark'] as const;
const RADII = ['0.5', '1', '1.5'] as const;

interface PartProps {
  draft: ThemeDraft;
  /** Returns the error of the value at a path; empty for none. */
  problemOf: (path: string) => string;
}

/** Field of one line, whose path is its name. */
function LineField({
  draft: { values, change },
  problemOf,
  name,
  hint,
}: PartProps & { name: 'productName' | 'title' | 'font'; hint?: string }): ReactElement {
  const t = useText();
  return (
    <TextField
      id={toFieldId(name)}
      label={t(`theme.field.${name}`)}
      {...(hint && { hint })}
      error={problemOf(name)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}

/** Picture of the brand, to be chosen or removed. */
function BrandPicture({
  draft: { values, setPicture, urlOf },
  name,
  hint,
}: {
  draft: ThemeDraft;
  name: PictureName;
  hint?: string;
}): ReactElement {
  const t = useText();
  return (
    <PictureField
      name={name}
      label={t(`theme.picture.${name}`)}
      {...(hint && { hint })}
      url={values.pictures[name] === '' ? '' : urlOf(values.pictures[name])}
      onChange={(chosen) => setPicture(name, chosen)}
      onRemove={() => setPicture(name, null)}
    />
  );
}

/** Names of the product. */
function NameFields(part: PartProps): ReactElement {
  const t = useText();
  return (
    <FormSection title={t('theme.section.name')}>
      <LineField {...part} name="productName" />
      <LineField {...part} name="title" hint={t('theme.hint.title')} />
    </FormSection>
  );
}

/** Logo as pictures or as a text, and the icon. */
function LogoFields({ draft, problemOf }: PartProps): ReactElement {
  const t = useText();
  const { values, change } = draft;
  return (
    <FormSection title={t('theme.section.logo')}>
      <div data-wide="true">
        <Segment
          label={t('theme.field.logoKind')}
          options={(['image', 'text'] as const).map((value) => ({
            value,
            label: t(`theme.logo.${value}`),
          }))}
          value={values.logoKind}
          onChange={(logoKind) => change({ logoKind })}
        />
      </div>
      {values.logoKind === 'text' ? (
        <TextField
          id={toFieldId('logo.text')}
          label={t('theme.field.logoText')}
          error={problemOf('logo.text')}
          value={values.logoText}
          onChange={({ target }) => change({ logoText: target.value })}
        />
      ) : (
        <>
          <BrandPicture draft={draft} name="logo" hint={t('theme.hint.logo')} />
          <BrandPicture draft={draft} name="logo-dark" hint={t('theme.hint.logoDark')} />
        </>
      )}
      <BrandPicture draft={draft} name="icon" hint={t('theme.hint.icon')} />
    </FormSection>
  );
}

/** Color, scheme, density, roundness and font. */
function LookFields(part: PartProps): ReactElement {
  const t = useText();
  const { draft, problemOf } = part;
  const { values, change } = draft;
  return (
    <FormSection title={t('theme.section.look')}>
      <ColorField
        id={toFieldId('colors.accent')}
        label={t('theme.field.accent')}
        pickLabel={t('theme.field.pickAccent')}
        error={problemOf('colors.accent')}
        value={values.accent}
        onChange={(accent) => change({ accent })}
      />
      <SelectMenu
        label={t('theme.field.header')}
        options={HEADERS.map((value) => ({ value, label: t(`theme.header.${value}`) }))}
        value={values.header}
        onChange={(header) => change({ header })}
      />
      <SelectMenu
        label={t('theme.field.scheme')}
        options={SCHEMES.map((value) => ({ value, label: t(`theme.scheme.${value}`) }))}
        value={values.scheme}
        onChange={(scheme) => change({ scheme })}
      />
      <SelectMenu
        label={t('theme.field.density')}
        options={DENSITIES.map((value) => ({ value, label: t(`theme.density.${value}`) }))}
        value={values.density}
        onChange={(density) => change({ density })}
      />
      <SelectMenu
        label={t('theme.field.radiusScale')}
        options={RADII.map((value) => ({ value, label: t(`theme.radius.${value}`) }))}
        value={String(values.radiusScale) as (typeof RADII)[number]}
        onChange={(chosen) => change({ radiusScale: Number(chosen) as 0.5 | 1 | 1.5 })}
      />
      <LineField {...part} name="font" hint={t('theme.hint.font')} />
    </FormSection>
  );
}

/** Picture and words beside the sign-in. */
function SignInFields({ draft, problemOf }: PartProps): ReactElement {
  const t = useText();
  const { values, change } = draft;
  return (
    <FormSection title={t('theme.section.signIn')}>
      <BrandPicture draft={draft} name="sign-in" hint={t('theme.hint.signIn')} />
      {TEXT_LANGUAGES.map((language) => (
        <TextArea
          key={`headline-${language}`}
          id={toFieldId(`login.headline.${language}`)}
          label={t('theme.field.headline', { language: LANGUAGE_NAMES[language] })}
          error={problemOf(`login.headline.${language}`)}
          value={values.headline[language]}
          onChange={({ target }) =>
            change({ headline: { ...values.headline, [language]: target.value } })
          }
        />
      ))}
      {TEXT_LANGUAGES.map((language) => (
        <TextField
          key={`subtitle-${language}`}
          id={toFieldId(`login.subtitle.${language}`)}
          label={t('theme.field.subtitle', { language: LANGUAGE_NAMES[language] })}
          error={problemOf(`login.subtitle.${language}`)}
          value={values.subtitle[language]}
          onChange={({ target }) =>
            change({ subtitle: { ...values.subtitle, [language]: target.value } })
          }
        />
      ))}
    </FormSection>
  );
}

/** Addresses that the console leads to. */
function LinkFields({ draft, problemOf }: PartProps): ReactElement {
  const t = useText();
  const { values, change } = draft;
  return (
    <FormSection title={t('theme.section.links')} help={t('theme.section.linksHelp')}>
      {LINKS.map((name) => (
        <TextField
          key={name}
          id={toFieldId(`links.${name}.url`)}
          type="url"
          label={t(`theme.link.${name}`)}
          placeholder="https://"
          error={problemOf(`links.${name}.url`)}
          value={values.links[name]}
          onChange={({ target }) => change({ links: { ...values.links, [name]: target.value } })}
        />
      ))}
    </FormSection>
  );
}

/** Everything that a brand says of itself, in parts. */
export function ThemeFields(part: PartProps): ReactElement {
  return (
    <>
      <NameFields {...part} />
      <LogoFields {...part} />
      <LookFields {...part} />
      <ReadingFields {...part} />
      <SignInFields {...part} />
      <LinkFields {...part} />
      <PolicyFields {...part} />
    </>
  );
}
