import { fiscalNote } from '@rastro/sdk/contract';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import { downloadBlob, MenuItem } from '@rastro/sdk/internal/ui';
import { FileCode2, ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

interface NoteFilesProps {
  /** Id of the note. */
  id: number;
  /** Provider's page of it; empty where there is none. */
  pdfUrl: string;
  hasXml: boolean;
  onFailed: (error: unknown) => void;
}

/** Entries of a menu that open a fiscal note, and save it as the city signed it. */
export function NoteFiles({ id, pdfUrl, hasXml, onFailed }: NoteFilesProps): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  async function save() {
    const { name, xml } = await client.resource(fiscalNote).xml({ id });
    downloadBlob(new Blob([xml], { type: 'application/xml' }), name);
  }
  return (
    <>
      {/^https?:/.test(pdfUrl) ? (
        <MenuItem
          icon={<ReceiptText aria-hidden="true" />}
          onSelect={() => window.open(pdfUrl, '_blank', 'noopener,noreferrer')}
        >
          {t('billing.nfse.pdf.action')}
        </MenuItem>
      ) : null}
      {hasXml ? (
        <MenuItem
          icon={<FileCode2 aria-hidden="true" />}
          onSelect={() => void save().catch(onFailed)}
        >
          {t('billing.nfse.xml.action')}
        </MenuItem>
      ) : null}
    </>
  );
}
