import { invoice, type Invoice } from '@rastro/sdk/contract';
import { readOwnTimeZone } from '@rastro/sdk/domain';
import type { ExportDocument } from '@rastro/sdk/export';
import { drawLogo, useExport, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { useBrand } from '@rastro/theme';
import { chooseLogo } from '@rastro/theme/schema';
import { useRef } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { drawQrFile } from '../../frame/qr/draw-qr-file';
import { isReceipt, makeInvoiceDocument } from './invoice-document';
import { useDay } from './use-invoice-columns';

/** Returns the label of its PDF: a receipt for a paid one. */
export const sayPdf = (of: Invoice, prefix: string) =>
  isReceipt(of, prefix) ? 'billing.receipt.action' : 'billing.pdf.action';

/** Takes an invoice away as a PDF in the brand, with what was paid of it and how the rest is. */
export function useInvoicePdf(): (of: Invoice) => void {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const { attributePrefix: prefix } = client;
  const { branding } = useBrand();
  const day = useDay();
  const asked = useRef<Invoice | null>(null);
  const { start } = useExport({
    fileName: () => {
      const of = asked.current;
      const what = of && isReceipt(of, prefix) ? 'billing.receipt.file' : 'billing.pdf.file';
      return `${t(what)}-${of?.id ?? 0}`;
    },
    lineCount: 1,
    async prepare(): Promise<ExportDocument> {
      const of = asked.current;
      if (!of) throw new Error('no invoice was asked for');
      const calls = client.resource(invoice);
      const logo = chooseLogo(branding, 'light', 'page');
      const [entries, payment, drawn] = await Promise.all([
        calls.entries({ id: of.id }),
        // The provider being away is no reason to have no invoice.
        calls.payment({ id: of.id }).catch(() => null),
        logo.kind === 'text' ? undefined : drawLogo(logo.src),
      ]);
      return makeInvoiceDocument({
        invoice: of,
        entries,
        payment,
        prefix,
        locale,
        day,
        t,
        pixPicture: of.open > 0 && payment?.pix ? await drawQrFile(payment.pix) : undefined,
        timeZone: readOwnTimeZone(),
        brand: { name: branding.productName, color: branding.colors.accent, logo: drawn },
      });
    },
  });
  return (of) => {
    asked.current = of;
    start('pdf');
  };
}
