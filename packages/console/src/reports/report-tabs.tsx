import { REPORT_KINDS, type ReportKind } from '@rastro/sdk/domain';
import { SelectMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';

/** The reports in a menu: they are too many to stand beside each other in every language. */
export function ReportTabs({
  kind,
  onChange,
}: {
  kind: ReportKind;
  onChange: (kind: ReportKind) => void;
}): ReactElement {
  const t = useText();
  return (
    <SelectMenu
      label={t('report.page.kinds')}
      hideLabel
      size="toolbar"
      options={REPORT_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
      value={kind}
      onChange={onChange}
    />
  );
}
