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

/** Everything that a brand says of itself, in parts. */
export function ThemeFields({
  draft,
  problemOf,
}: {
  draft: ThemeDraft;
  /** Returns the error of the value at a path; empty for none. */
  problemOf: (path: string) => string;
}): ReactElement {
  const t = useText();
  const { values, change, setPicture, urlOf } = draft;
  const line = (path: string, name: 'productName' | 'title' | 'font', hint?: string) => (
    <TextField
      id={toFieldId(path)}
      label={t(`theme.field.${name}`)}
      {...(hint && { hint })}
      error={problemOf(path)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const picture = (name: PictureName, hint?: string) => (
    <PictureField
      name={name}
      label={t(`theme.picture.${name}`)}
      {...(hint && { hint })}
      url={values.pictures[name] === '' ? '' : urlOf(values.pictures[name])}
      onChange={(chosen) => setPicture(name, chosen)}
      onRemove={() => setPicture(name, null)}
    />
  );
  return (
    <>
      <FormSection title={t('theme.section.name')}>
        {line('productName', 'productName')}
        {line('title', 'title', t('theme.hint.title'))}
      </FormSection>
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
            {picture('logo', t('theme.hint.logo'))}
            {picture('logo-dark', t('theme.hint.logoDark'))}
          </>
        )}
        {picture('icon', t('theme.hint.icon'))}
      </FormSection>
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
        {line('font', 'font', t('theme.hint.font'))}
      </FormSection>
      <ReadingFields draft={draft} problemOf={problemOf} />
      <FormSection title={t('theme.section.signIn')}>
        {picture('sign-in', t('theme.hint.signIn'))}
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
      <PolicyFields draft={draft} problemOf={problemOf} />
    </>
  );
}
