'use client';
import { useId, type ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Combobox, IconButton } from '../../../../ui';
import { useLabels } from '../../../use-labels';
import type { ResourceView } from '../../define-view';
import type { FormValues } from '../form-values';
import { MemberField } from '../member-field';
import type { FormWords } from '../use-form-words';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
`;
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Props of {@link BulkFields}. */
interface BulkFieldsProps {
  view: ResourceView;
  words: FormWords;
  /** Members that may be chosen. */
  names: readonly string[];
  /** Chosen values, in order. */
  values: FormValues;
  onChange: (values: FormValues) => void;
  /** Errors by member. */
  errors: Readonly<Record<string, { message?: string; types?: object } | undefined>>;
}

/** Fields for a bulk change: chosen one by one; fields not chosen stay unchanged. */
export function BulkFields({
  view,
  words,
  names,
  values,
  onChange,
  errors,
}: BulkFieldsProps): ReactElement {
  const t = useLabels();
  const id = useId();
  const { members } = view.resource;
  const left = names.filter((name) => !Object.hasOwn(values, name));
  const add = (name: string) => {
    const member = members[name];
    const value = member?.kind === 'text' ? '' : (member?.fallback ?? null);
    onChange({ ...values, [name]: value });
  };
  const drop = (name: string) =>
    onChange(Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)));
  return (
    <Root>
      <p>{t('bulk.fields.text')}</p>
      {Object.keys(values).map((name) => {
        const member = members[name];
        const error = errors[name];
        return member ? (
          <Line key={name}>
            <MemberField
              name={name}
              member={member}
              view={view}
              words={words}
              id={`${id}-${name}`}
              itemId={null}
              value={values[name]}
              onChange={(value) => onChange({ ...values, [name]: value })}
              error={error?.message}
              errors={error?.types as Record<string, string> | undefined}
              warning={undefined}
              isReadOnly={false}
            />
            <IconButton
              label={t('bulk.fields.remove', { label: words.member(name) })}
              icon={<X aria-hidden="true" />}
              tooltipSide="none"
              onClick={() => drop(name)}
            />
          </Line>
        ) : null;
      })}
      {left.length > 0 ? (
        <Combobox
          key={Object.keys(values).length}
          label={t('bulk.fields.label')}
          placeholder={t('bulk.fields.add')}
          value={null}
          options={left.map((name) => ({ value: name, label: words.member(name) }))}
          words={words.choices}
          onChange={(option) => {
            if (option) add(option.value);
          }}
        />
      ) : null}
    </Root>
  );
}
