import { type QrCode, qrCode } from '@rastro/sdk/contract';
import {
  describeError,
  drawLogo,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, Dialog, downloadBlob, TextField } from '@rastro/sdk/internal/ui';
import { useBrand } from '@rastro/theme';
import { chooseLogo } from '@rastro/theme/schema';
import { Printer, RefreshCw } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { usePageLocale, useText } from '../../../frame/i18n/text-context';
import type { TextKey } from '../../../frame/i18n/text-key';
import { printCodes } from './print-codes';

const SHOWN = 100;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  max-height: 50dvh;
  margin: 12px 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid var(--rastro-border);
  }
`;
const Name = styled.span`
  flex: 1;
  min-width: 140px;
  overflow-wrap: anywhere;
  & > code {
    display: block;
    color: var(--rastro-text-muted);
    font:
      400 12px/16px ui-monospace,
      monospace;
  }
`;

/** The codes of vehicles and drivers: to print, and to replace. */
export function CodesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const locale = usePageLocale();
  const client = useTrackingClient();
  const { branding } = useBrand();
  const { data: codes, error, refresh } = useResource(qrCode);
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const wanted = search.trim().toLocaleLowerCase(locale);
  const found = (codes ?? []).filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  const failed = problem ?? (error ? describeError(error) : null);

  async function run(id: number, work: () => Promise<unknown>) {
    setBusyId(id);
    setProblem(null);
    try {
      await work();
    } catch (reason) {
      setProblem(describeError(reason));
    }
    setBusyId(null);
  }
  const print = (id: number, some: readonly QrCode[]) =>
    run(id, async () => {
      const logo = chooseLogo(branding, 'light', 'page');
      const drawn = logo.kind === 'text' ? undefined : await drawLogo(logo.src);
      const file = await printCodes(some, {
        title: t('drivers.codes.title'),
        hint: t('drivers.codes.hint'),
        origin: client.baseUrl || window.location.origin,
        brand: { name: branding.productName, color: branding.colors.accent, logo: drawn },
        style: { locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      });
      downloadBlob(file, `${t('drivers.codes.file')}.pdf`);
    });
  const replace = (id: number) =>
    run(id, async () => {
      await client.resource(qrCode).replace({ qrCodeId: id });
      setAsked(null);
      void refresh();
    });
  return (
    <Dialog
      isOpen
      title={t('drivers.codes.title')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          busy={busyId === 0}
          disabled={found.length === 0}
          onClick={() => void print(0, found)}
        >
          {t('drivers.codes.printAll', { count: found.length })}
        </Button>
      }
    >
      <TextField
        label={t('drivers.codes.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {failed ? <p role="alert">{t(failed)}</p> : null}
      <Rows>
        {found.slice(0, SHOWN).map((code) => (
          <li key={code.id}>
            <Name>
              {code.name}
              <code>{code.code}</code>
            </Name>
            <Button
              size="sm"
              icon={<Printer aria-hidden="true" />}
              busy={busyId === code.id}
              aria-label={t('drivers.codes.print', { name: code.name })}
              onClick={() => void print(code.id, [code])}
            />
            <Button
              size="sm"
              variant={asked === code.id ? 'danger' : 'secondary'}
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => (asked === code.id ? void replace(code.id) : setAsked(code.id))}
            >
              {t(asked === code.id ? 'drivers.codes.confirm' : 'drivers.codes.replace')}
            </Button>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}
