import {
  findAttributeStoredUnit,
  nameTarget,
  toTarget,
  type ColumnTarget,
  type RowProblem,
} from '@rastro/sdk/domain';
import { useWrittenUnit } from '@rastro/sdk/internal/react';
import { useMemberWords } from '@rastro/sdk/resource';
import { useMemo } from 'react';
import { useText } from '../i18n/text-context';
import type { ImportedResource } from './to-writable-resource';

/** Words of an import for columns and problems. */
export interface ImportWords {
  /** Returns the name of a column's field. */
  target: (target: ColumnTarget) => string;
  /** The same of its name: `groupId`, `group`, `attributes.plate`. */
  named: (name: string) => string;
  problem: (problem: RowProblem) => string;
}

/** The words of an import in the page's language. */
export function useImportWords(resource: ImportedResource): ImportWords {
  const t = useText();
  const words = useMemberWords(resource.description);
  const toUnit = useWrittenUnit();
  return useMemo(() => {
    const target = (one: ColumnTarget): string => {
      if (one.kind === 'ignored') return t('import.columns.ignored');
      if (one.kind === 'id') return t('import.name.id');
      if (one.kind !== 'attribute') return words.member(one.field.member);
      const unit = toUnit(findAttributeStoredUnit(one.key));
      const name = words.attribute(one.key);
      return unit ? `${name} (${unit.sign})` : name;
    };
    const named = (name: string): string => {
      const found = toTarget(resource, name);
      return found && found.kind !== 'ignored' ? target(found) : name;
    };
    return {
      target,
      named,
      problem({ column, code, params }) {
        const { key, ...figures } = params ?? {};
        const said =
          code === 'LOOKS_WRONG'
            ? { ...figures, reason: t({ key: String(key), params: figures } as never) }
            : params;
        const reason = t(`import.problem.${code}`, (said ?? {}) as never); // of the same code
        return column === undefined
          ? reason
          : t('import.reason.of', { column: named(column), reason });
      },
    };
  }, [t, words, toUnit, resource]);
}

/** The name by which a target is chosen; '' leaves the column out. */
export const keyOfTarget = (target: ColumnTarget | null): string =>
  target === null || target.kind === 'ignored' ? '' : nameTarget(target);
