'use client';
import type { ReactElement } from 'react';
import { useWatch, type Control, type FieldErrors } from 'react-hook-form';
import { validateInput, type Members } from '../../../contract';
import { FormChanges, FormNav, type FormNavItem } from '../../../ui';
import { useTrackingContext } from '../../provider/tracking-context';
import { useLabels } from '../../use-labels';
import type { ResourceView } from '../define-view';
import { listPaintKeys } from './paint-keys';
import { ChangeValue } from './change-value';
import type { FormValues } from './form-values';
import { keepUnused } from './keep-unused';
import { listChanges, undoChange, type MemberChange } from './list-changes';
import type { FormWords } from './use-form-words';
import type { OwnFields } from './own-field';
import { isWarning } from './warnings';

interface OverviewProps {
  view: ResourceView;
  words: FormWords;
  before: FormValues;
  control: Control<FormValues>;
  /** Members that the host draws. */
  fields: OwnFields | undefined;
}

/** Names of the members that are as the description asks for. */
const listRight = (members: Members, values: FormValues): ReadonlySet<string> => {
  const wrong = new Set(validateInput(members, values).map(({ path }) => path.split('.')[0]));
  return new Set(Object.keys(values).filter((name) => !wrong.has(name)));
};

/** Ways to the parts of a long form, with what is wrong, to be checked or changed in each; a tick where a change is right. */
export function FormWays({
  view,
  words,
  before,
  control,
  errors,
  idOf,
}: OverviewProps & {
  errors: FieldErrors<FormValues>;
  /** The `id` of a part, by its key. */
  idOf: (key: string) => string;
}): ReactElement {
  const t = useLabels();
  const values = keepUnused(view, before, useWatch({ control }));
  const { client } = useTrackingContext('ResourceForm');
  const { members } = view.resource;
  const painted = view.isPainted ? listPaintKeys(client.attributePrefix) : [];
  const isPaint = ({ name, key = '' }: MemberChange) =>
    name === 'attributes' && painted.includes(key);
  const changes = listChanges(members, before, values);
  const changed = new Set(changes.filter((change) => !isPaint(change)).map(({ name }) => name));
  const right = listRight(members, values);
  const items = view.form.map((part): FormNavItem => {
    const failed = part.members.flatMap((name) => (errors[name] ? [errors[name]] : []));
    const warned = failed.filter(isWarning).length;
    const wrong = failed.length - warned;
    const mark = (): FormNavItem['mark'] => {
      if (wrong > 0)
        return { kind: 'wrong', count: wrong, text: t('form.nav.wrong', { count: wrong }) };
      if (warned > 0)
        return { kind: 'warned', count: warned, text: t('form.nav.warned', { count: warned }) };
      const isTouched =
        part.members.some((name) => changed.has(name)) ||
        (part.isLook === true && changes.some(isPaint));
      if (!isTouched) return undefined;
      const isRight = part.members.every((name) => right.has(name));
      return { kind: isRight ? 'done' : 'changed', text: t('form.nav.changed') };
    };
    return { id: idOf(part.key), title: words.section(part.key), mark: mark() };
  });
  return <FormNav label={t('form.nav.label')} items={items} />;
}

/** List of unsaved changes, each with an undo. */
export function ChangeList({
  view,
  words,
  before,
  control,
  fields,
  onUndo,
}: OverviewProps & { onUndo: (name: string, value: unknown) => void }): ReactElement {
  const t = useLabels();
  const values = keepUnused(view, before, useWatch({ control }));
  const { members } = view.resource;
  const toValue = ({ name, key }: MemberChange, value: unknown, beside: FormValues) =>
    fields?.[name]?.say?.(value, beside) ?? (
      <ChangeValue
        name={name}
        value={value}
        words={words}
        attribute={key}
        style={view.styles?.[name]}
        member={key === undefined ? (members[name] ?? null) : null}
      />
    );
  return (
    <FormChanges
      title={t('form.changes.title')}
      none={t('form.changes.none')}
      becomes={t('form.changes.becomes')}
      undoLabel={(label) => t('form.changes.undo', { label })}
      changes={listChanges(members, before, values).map((change) => ({
        id: `${change.name} ${change.key ?? ''}`,
        label: change.key === undefined ? words.member(change.name) : words.attribute(change.key),
        from: toValue(change, change.from, before),
        to: toValue(change, change.to, values),
        onUndo: () => onUndo(change.name, undoChange(change, values[change.name])),
      }))}
    />
  );
}

/** Number of unsaved changes. */
export function ChangeCount({ view, words, before, control }: OverviewProps): ReactElement {
  const values = keepUnused(view, before, useWatch({ control }));
  return <>{words.changed(listChanges(view.resource.members, before, values).length)}</>;
}
