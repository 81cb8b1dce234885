import type { ReactElement } from 'react';
import type { MemberFacts } from '../../../contract';
import { findAttributeStoredUnit } from '../../../domain';
import { sayList } from '../words/say-list';
import { useFormat } from '../../use-format';
import { useLabels } from '../../use-labels';
import { useWriteFigure } from '../../use-written-unit';
import { findResource, nameOfItem } from '../find-resource';
import type { TextStyle } from '../define-view';
import { useResourceItem } from '../use-resource-item';
import type { FormWords } from './use-form-words';

/** A value of a member as people read it, in a list of changes. */
export function ChangeValue({
  name,
  attribute,
  member,
  style,
  value,
  words,
}: {
  name: string;
  /** The key of an attribute. */
  attribute?: string | undefined;
  /** Member the value belongs to; null for an attribute. */
  member: MemberFacts | null;
  style?: TextStyle | undefined;
  value: unknown;
  words: FormWords;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const writeFigure = useWriteFigure();
  if (member?.kind === 'reference') return <ReferenceName member={member} value={Number(value)} />;
  const isNone = value === null || value === undefined || value === '' || Number.isNaN(value);
  if (isNone) return <>{t('form.changes.empty')}</>;
  if (member?.secret) return <>••••••</>;
  if (typeof value === 'boolean') return <>{value ? t('field.value.yes') : t('field.value.no')}</>;
  if (typeof value === 'number') {
    return (
      <>{writeFigure(value, member ? member.unit : findAttributeStoredUnit(attribute ?? ''))}</>
    );
  }
  if (typeof value !== 'string') return <>{JSON.stringify(value)}</>;
  if (style === 'day') return <>{format.date(`${value}T12:00`, { year: true })}</>;
  if (member?.kind === 'moment') return <>{format.dateTime(value, { year: true })}</>;
  if (member?.listOf) return <>{sayList(value, (each) => words.choice(name, each))}</>;
  return (
    <>{member?.kind === 'choice' || name === 'category' ? words.choice(name, value) : value}</>
  );
}

function ReferenceName({ member, value }: { member: MemberFacts; value: number }): ReactElement {
  const t = useLabels();
  const isNone = value === member.fallback || Number.isNaN(value);
  const { data } = useResourceItem(findResource(member.refersTo ?? ''), isNone ? null : value);
  if (isNone) return <>{t('form.changes.empty')}</>;
  return <>{data ? nameOfItem(data) : `#${value}`}</>;
}
