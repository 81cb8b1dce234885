import type { ReactElement } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { ExportFormat } from '../../export';
import { useFormat, useLabels } from '../../react';
import { IconButton, ProgressBar } from '../../ui';
import { FILE_NAMES } from './file-names';

const Root = styled.div`
  display: grid;
  gap: 4px;
  width: 150px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`;

/** A file that is being written: which, how far, and a button that stops it. */
export function ExportProgress({
  format,
  progress,
  onCancel,
}: {
  format: ExportFormat;
  /** From 0 to 1. */
  progress: number;
  onCancel: () => void;
}): ReactElement {
  const t = useLabels();
  const { number } = useFormat();
  const label = t('export.busy', { file: t(FILE_NAMES[format]) });
  return (
    <>
      <Root>
        <span aria-hidden="true">
          {label} {number(Math.floor(progress * 100))} %
        </span>
        <ProgressBar label={label} value={progress} />
      </Root>
      <IconButton label={t('export.cancel')} icon={<X aria-hidden="true" />} onClick={onCancel} />
    </>
  );
}
