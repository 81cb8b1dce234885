import { describeError } from '@rastro/sdk/internal/react';
import { Button, FileField, ProgressBar, TextArea } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { usePageLocale, useText } from '../i18n/text-context';
import { MAX_FILE_BYTES, MAX_ROWS } from './read-sheet';
import type { Import } from './use-import';

const KIB = 1024;

/** Source of the rows: a file that is chosen or dropped, or pasted cells. */
export function ImportStart({
  fault,
  isReading,
  read,
}: Pick<Import, 'fault' | 'isReading' | 'read'>): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const sizeOf = (bytes: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: bytes < KIB * KIB ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / (bytes < KIB * KIB ? KIB : KIB * KIB));
  const most = { size: sizeOf(MAX_FILE_BYTES), count: MAX_ROWS };
  const problem =
    fault === null
      ? undefined
      : typeof fault === 'string'
        ? t(`import.fault.${fault}`, most)
        : t(describeError(fault.error));
  const isPasted = file === null && pasted.trim() !== '';
  return (
    <>
      <p>{t('import.intro.text')}</p>
      <FileField
        label={t('import.file.label')}
        hint={t('import.file.hint', most)}
        error={isPasted ? undefined : problem}
        accept=".csv,.tsv,.txt,.xlsx"
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          if (chosen) void read(chosen.name, chosen);
        }}
        formatSize={sizeOf}
        words={{
          choose: t('import.file.choose'),
          drop: t('import.file.drop'),
          remove: t('import.file.remove'),
        }}
      />
      <TextArea
        label={t('import.paste.label')}
        hint={t('import.paste.hint')}
        error={isPasted ? problem : undefined}
        rows={5}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div>
        <Button
          disabled={pasted.trim() === '' || isReading}
          onClick={() => {
            setFile(null);
            void read(t('import.pasted.name'), pasted);
          }}
        >
          {t('import.paste.action')}
        </Button>
      </div>
      {isReading ? <ProgressBar label={t('app.loading.label')} /> : null}
    </>
  );
}
