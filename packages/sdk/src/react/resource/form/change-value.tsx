import type { ReactElement } from 'react';
import type { MemberFacts } from '../../../contract';
import { sayList } from '../words/say-list';
import { useFormat } from '../../use-format';
import { useLabels } from '../../use-labels';
import { findResource, nameOfItem } from '../find-resource';
import { useResourceItem } from '../use-resource-item';
import { MEMBER_UNITS } from './member-units';
import type { FormWords } from './use-form-words';

/** A value of a member as people read it, in a list of changes. */
export function ChangeValue({
  name,
  member,
  value,
  words,
}: {
  name: string;
  /** What it is a value of; null for an attribute. */
  member: MemberFacts | null;
  value: unknown;
  words: FormWords;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  if (member?.kind === 'reference') return <ReferenceName member={member} value={Number(value)} />;
  const isNone = value === null || value === undefined || value === '' || Number.isNaN(value);
  if (isNone) return <>{t('form.changes.empty')}</>;
  if (member?.secret) return <>••••••</>;
  if (typeof value === 'boolean') return <>{value ? t('field.value.yes') : t('field.value.no')}</>;
  if (typeof value === 'number') {
    const unit = member?.unit ? ` ${MEMBER_UNITS[member.unit]}` : '';
    return <>{`${format.number(value, 6)}${unit}`}</>;
  }
  if (typeof value !== 'string') return <>{JSON.stringify(value)}</>;
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
