'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PDF_MAX_ROWS } from '../../export/table/pdf-max-rows';
import { LazyWords, useExport, useLabels, type ExportSource } from '../../react';
import { classNames } from '../../ui';
import { ExportButtons } from './export-buttons';
import { ExportProgress } from './export-progress';
import { FILE_NAMES } from './file-names';

const WORDS = ['export'] as const;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;
const Hint = styled.span`
  color: var(--rastro-text-muted);
  font-size: 13px;
`;
const Failure = styled.span`
  color: var(--rastro-danger-ink);
  font-size: 13px;
`;

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  source: ExportSource;
  /** One button that opens a menu, for narrow places. Default a button a kind of file. */
  isCompact?: boolean;
  /** There is nothing to take away. */
  disabled?: boolean;
  className?: string;
}

/** Takes a table away as PDF, Excel or CSV: says how far it is, stops when told, and says when it failed. */
export function ExportMenu(props: ExportMenuProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <Export {...props} />
    </LazyWords>
  );
}

function Export({ source, isCompact = false, disabled, className }: ExportMenuProps): ReactElement {
  const t = useLabels();
  const { format, progress, failed, start, cancel } = useExport(source);
  return (
    <Root
      className={classNames('rastro-export-menu', className)}
      role="group"
      aria-label={t('export.label')}
    >
      {failed === null ? null : (
        <Failure role="alert">{t('export.failed', { file: t(FILE_NAMES[failed]) })}</Failure>
      )}
      {source.lineCount > PDF_MAX_ROWS ? (
        <Hint>{t('export.pdfHint', { count: PDF_MAX_ROWS })}</Hint>
      ) : null}
      {format === null ? (
        <ExportButtons isCompact={isCompact} disabled={disabled} onStart={start} />
      ) : (
        <ExportProgress format={format} progress={progress} onCancel={cancel} />
      )}
    </Root>
  );
}
