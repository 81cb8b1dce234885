import { REPORT_KINDS, type ReportKind } from '@rastro/sdk/domain';
import { Segment, SelectMenu, useMedia } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';

/** The reports beside each other; a menu where they have no room. */
export function ReportTabs({
  kind,
  onChange,
}: {
  kind: ReportKind;
  onChange: (kind: ReportKind) => void;
}): ReactElement {
  const t = useText();
  const isWide = useMedia('(min-width: 1181px)', true);
  const options = REPORT_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }));
  const label = t('report.page.kinds');
  return isWide ? (
    <Segment label={label} options={options} value={kind} onChange={onChange} />
  ) : (
    <SelectMenu
      label={label}
      hideLabel
      size="toolbar"
      options={options}
      value={kind}
      onChange={onChange}
    />
  );
}
