import { REPORT_KINDS, type ReportKind } from '@rastro/sdk/domain';
import { useReportKinds } from '@rastro/sdk/internal/react';
import { SelectMenu } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

/** The reports in a menu: they are too many to stand beside each other in every language. */
export function ReportTabs({
  kind,
  onChange,
}: {
  kind: ReportKind;
  onChange: (kind: ReportKind) => void;
}): ReactElement {
  const t = useText();
  const kinds = useReportKinds(REPORT_KINDS);
  return (
    <SelectMenu
      label={t('report.page.kinds')}
      hideLabel
      size="toolbar"
      options={kinds.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
      value={kind}
      onChange={onChange}
    />
  );
}
