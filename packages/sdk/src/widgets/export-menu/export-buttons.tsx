import type { ReactElement } from 'react';
import { Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react';
import type { ExportFormat } from '../../export';
import { useLabels } from '../../react';
import { Button, Menu, MenuItem } from '../../ui';
import { FILE_NAMES } from './file-names';

const CHOICES = [
  { format: 'pdf', icon: <FileText size={16} aria-hidden="true" /> },
  { format: 'xlsx', icon: <FileSpreadsheet size={16} aria-hidden="true" /> },
  { format: 'csv', icon: <Sheet size={16} aria-hidden="true" /> },
] as const;

/** A button a kind of file, or one button with a menu of them. */
export function ExportButtons({
  isCompact,
  disabled,
  onStart,
}: {
  isCompact: boolean;
  disabled: boolean | undefined;
  onStart: (format: ExportFormat) => void;
}): ReactElement {
  const t = useLabels();
  if (!isCompact) {
    return (
      <>
        {CHOICES.map(({ format, icon }) => (
          <Button
            key={format}
            disabled={disabled}
            icon={icon}
            aria-label={t('export.as', { file: t(FILE_NAMES[format]) })}
            onClick={() => onStart(format)}
          >
            {t(FILE_NAMES[format])}
          </Button>
        ))}
      </>
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button disabled={disabled} icon={<Download size={16} aria-hidden="true" />}>
          {t('export.action')}
        </Button>
      }
    >
      {CHOICES.map(({ format, icon }) => (
        <MenuItem key={format} icon={icon} onSelect={() => onStart(format)}>
          {t(FILE_NAMES[format])}
        </MenuItem>
      ))}
    </Menu>
  );
}
