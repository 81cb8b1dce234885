import { toPrintable } from '@rastro/sdk/domain';
import type { ImportPlan, LineNote } from './import-plan';

const MAX_SHOWN = 20;

/** The plan as people read it. */
export function formatPlan(plan: ImportPlan): string {
  const counts: [number, string][] = [
    [plan.create, 'to create'],
    [plan.update, `to update${formatChanges(plan.changedFields)}`],
    [plan.unchanged, 'unchanged'],
    [plan.done, 'done by an earlier run'],
    [plan.refused, 'refused'],
  ];
  const width = Math.max(...counts.map(([count]) => String(count).length));
  const lines = counts
    .filter(([count], index) => count > 0 || index < 2)
    .map(([count, words]) => `  ${String(count).padStart(width)} ${words}`);
  if (plan.newGroups.length > 0) {
    lines.push(`  Groups to make: ${plan.newGroups.map(toPrintable).join(', ')}`);
  }
  if (plan.unknownGroups.length > 0 && plan.newGroups.length === 0) {
    const names = plan.unknownGroups.slice(0, MAX_SHOWN).map(toPrintable).join(', ');
    lines.push(`  Groups that are not there: ${names} (--create-groups makes them)`);
  }
  lines.push(...formatNotes('Refused:', plan.refusedRows, plan.refused));
  lines.push(...formatNotes('Look at:', plan.warnings, plan.warningCount));
  return `${lines.join('\n')}\n`;
}

function formatChanges(changedFields: Record<string, number>): string {
  const changes = Object.entries(changedFields).map(
    ([name, count]) => `${toPrintable(name)} ${count}×`,
  );
  return changes.length > 0 ? ` (${changes.slice(0, 8).join(', ')})` : '';
}

function formatNotes(title: string, notes: readonly LineNote[], count: number): string[] {
  if (count === 0) return [];
  const lines = notes
    .slice(0, MAX_SHOWN)
    .map(({ line, reasons }) => `    line ${line}: ${toPrintable(reasons.join('; '))}`);
  const more = count > MAX_SHOWN ? [`    and ${count - MAX_SHOWN} more`] : [];
  return [`  ${title}`, ...lines, ...more];
}
