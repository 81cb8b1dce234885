import { FormSection, TextArea, TextField } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { toFieldId } from './to-field-id';
import { CONTACT } from './theme-values';
import type { ThemeDraft } from './use-theme-draft';

const TYPES = { name: 'text', email: 'email', phone: 'tel', url: 'url' } as const;

/** The terms that people accept, and who answers for their data. */
export function PolicyFields({
  draft: { values, change },
  problemOf,
}: {
  draft: ThemeDraft;
  problemOf: (path: string) => string;
}): ReactElement {
  const t = useText();
  const { policy, contact } = values;
  return (
    <FormSection title={t('theme.section.privacy')} help={t('theme.section.privacyHelp')}>
      <TextField
        id={toFieldId('links.dataPolicy.version')}
        label={t('theme.policy.version')}
        hint={t('theme.policy.versionHint')}
        error={problemOf('links.dataPolicy.version')}
        value={policy.version}
        onChange={({ target }) => change({ policy: { ...policy, version: target.value } })}
      />
      <TextArea
        id={toFieldId('links.dataPolicy.text')}
        label={t('theme.policy.text')}
        hint={t('theme.policy.textHint')}
        error={problemOf('links.dataPolicy.text')}
        value={policy.text}
        onChange={({ target }) => change({ policy: { ...policy, text: target.value } })}
      />
      {CONTACT.map((name) => (
        <TextField
          key={name}
          id={toFieldId(`links.dataPolicy.contact.${name}`)}
          type={TYPES[name]}
          label={t(`theme.contact.${name}`)}
          error={problemOf(`links.dataPolicy.contact.${name}`)}
          value={contact[name]}
          onChange={({ target }) => change({ contact: { ...contact, [name]: target.value } })}
        />
      ))}
    </FormSection>
  );
}
