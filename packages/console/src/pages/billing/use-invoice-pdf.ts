import type { Invoice } from '@rastro/sdk/contract';
import { formatMoney, formatDateTime, readOwnTimeZone } from '@rastro/sdk/domain';
import type { ExportDocument } from '@rastro/sdk/export';
import { drawLogo, useExport, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { useBrand } from '@rastro/theme';
import { chooseLogo } from '@rastro/theme/schema';
import { useRef } from 'react';
import { useText } from '../../i18n/text-context';
import { sayStatus } from './say-status';
import { useDay } from './use-invoice-columns';

const COLUMNS = ['what', 'days', 'vehicles', 'amount'] as const;

/** Takes an invoice away as a PDF in the brand. */
export function useInvoicePdf(): (of: Invoice) => void {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const { branding } = useBrand();
  const day = useDay();
  const asked = useRef<Invoice | null>(null);
  const { start } = useExport({
    fileName: t('billing.pdf.file'),
    lineCount: 1,
    async prepare(): Promise<ExportDocument> {
      const of = asked.current;
      if (!of) throw new Error('no invoice was asked for');
      const logo = chooseLogo(branding, 'light', 'page');
      const money = (cents: number) => formatMoney(cents, of.currency, locale);
      const timeZone = readOwnTimeZone();
      return {
        title: t('billing.pdf.title', { number: String(of.id) }),
        subtitle: [
          [of.accountName, of.document].filter(Boolean).join(' · '),
          `${t('billing.due.label')}: ${day(of.dueDate)} · ${sayStatus(t, of.status, prefix)}`,
          ...(of.paidDate ? [`${t('billing.paidOn.label')}: ${day(of.paidDate)}`] : []),
        ],
        tables: [
          {
            name: t('billing.invoice.label'),
            columns: COLUMNS.map((key) => ({
              key,
              kind: 'text' as const,
              label: t(`billing.pdf.${key}`),
            })),
            lines: [
              [
                ...of.lines.map((line) => ({
                  type: 'row' as const,
                  cells: [
                    line.text || t(`billing.line.${line.kind}`),
                    line.kind === 'oneOff' ? day(line.span.from) : `${line.days}/${line.ofDays}`,
                    line.kind === 'oneOff' ? '' : String(line.vehicles),
                    money(line.cents),
                  ],
                })),
                {
                  type: 'total' as const,
                  cells: [t('billing.value.label'), '', '', money(of.value)],
                },
              ],
            ],
          },
        ],
        brand: {
          name: branding.productName,
          color: branding.colors.accent,
          logo: logo.kind === 'text' ? undefined : await drawLogo(logo.src),
        },
        style: { locale, timeZone },
        words: {
          pageOf: t('export.page', { page: '{page}' }),
          madeAt: t('export.madeAt', {
            time: formatDateTime(Date.now(), { locale, timeZone, year: true }),
          }),
          empty: t('export.empty'),
          shortened: t('export.empty'),
        },
      };
    },
  });
  return (of) => {
    asked.current = of;
    start('pdf');
  };
}
