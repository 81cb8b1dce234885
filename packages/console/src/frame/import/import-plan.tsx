import { findMissingGroup } from '@rastro/sdk/domain';
import { Badge, Button, Checkbox } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import type { ImportedResource } from './to-writable-resource';
import { ColumnList } from './column-list';
import { PlanTable, TONES } from './plan-table';
import type { Import, OpenSheet } from './use-import';
import { keyOfTarget, type ImportWords } from './use-import-words';

const KINDS = ['create', 'update', 'unchanged', 'refused'] as const;

/** Names of groups that rows name and that are not there, as they are written first. */
function listNewGroups({ planned, planner }: Pick<Import, 'planned' | 'planner'>): string[] {
  const names = new Map<string, string>();
  for (const { row } of planned) {
    const name = planner ? findMissingGroup(row, planner) : undefined;
    if (name === undefined) continue;
    const key = name.trim().toLowerCase();
    if (!names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** Plan of an import, before anything is changed: its columns, its rows, and refused ones. */
export function ImportPlan({
  resource,
  words,
  value,
  open,
  onStart,
}: {
  resource: ImportedResource;
  words: ImportWords;
  value: Import;
  open: OpenSheet;
  onStart: (newGroups: readonly string[]) => void;
}): ReactElement {
  const t = useText();
  const { planned, createGroups, setCreateGroups } = value;
  const { sheet, name, targets } = open;
  const count = (kind: (typeof KINDS)[number]) => planned.filter((one) => one.kind === kind).length;
  const keys = targets.map(keyOfTarget).filter((key) => key !== '');
  const isTwice = new Set(keys).size < keys.length;
  const { identity } = resource;
  const isWithoutKey = identity !== undefined && !keys.includes(identity.name);
  const newGroups = listNewGroups(value);
  const toCheck = planned.filter(({ kind, row }) => kind !== 'refused' && row.warnings.length > 0);
  const work = count('create') + count('update');
  return (
    <>
      <p>{t('import.read.state', { name, count: sheet.rows.length })}</p>
      {sheet.headerLine > 1 ? <p>{t('import.read.header', { line: sheet.headerLine })}</p> : null}
      <h2>{t('import.columns.title')}</h2>
      <p>{t('import.columns.text')}</p>
      {isWithoutKey ? (
        <p role="alert">{t('import.columns.missing', { name: words.named(identity.name) })}</p>
      ) : null}
      <ColumnList resource={resource} open={open} words={words} onChoose={value.setTarget} />
      {isWithoutKey || isTwice ? null : (
        <>
          <h2>{t('import.plan.title')}</h2>
          <div role="status">
            {KINDS.map((kind) => (
              <Badge key={kind} tone={TONES[kind]}>
                {`${t(`import.plan.${kind}`)}: ${count(kind)}`}
              </Badge>
            ))}
            {toCheck.length > 0 ? (
              <Badge tone="alarm">{`${t('import.plan.check')}: ${toCheck.length}`}</Badge>
            ) : null}
          </div>
          {newGroups.length > 0 ? (
            <Checkbox checked={createGroups} onChange={setCreateGroups}>
              {t('import.groups.label', { names: newGroups.slice(0, 8).join(', ') })}
            </Checkbox>
          ) : null}
          <p>{t(work > 0 ? 'import.plan.mend' : 'import.start.none')}</p>
          <PlanTable open={open} planned={planned} words={words} onMend={value.mend} />
        </>
      )}
      <div>
        <Button
          variant="primary"
          disabled={work === 0 || isWithoutKey || isTwice}
          onClick={() => onStart(createGroups ? newGroups : [])}
        >
          {t('import.start.action', { count: work })}
        </Button>
        <Button onClick={value.reset}>{t('import.other.action')}</Button>
      </div>
    </>
  );
}
