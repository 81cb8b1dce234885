import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExportDocument } from '../../export';
import { createTestServer } from '../../react/testing';
import { ExportMenu, type ExportMenuProps } from './export-menu';
import { ReportExport } from './report-export';
import { sourceOf, tripTable } from './testing';

let files: { file: Blob; name: string }[] = [];

beforeEach(() => {
  files = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ file: last, name: this.download });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const brand = { name: 'Açaí', color: '#2f5bd7' };
const subtitle = ['21/11/2026'];
const span = {
  fromMs: Date.parse('2026-11-20T00:00:00-03:00'),
  toMs: Date.parse('2026-11-22T00:00:00-03:00'),
};

function open(ui: React.ReactElement, locale = 'pt-BR') {
  const { wrapper } = createTestServer({});
  const units = { speed: 'kmh', distance: 'km' } as const;
  return render(ui, { wrapper: wrapper({ locale, units, timeZone: 'America/Sao_Paulo' }) });
}
const showMenu = (props: ExportMenuProps) => open(<ExportMenu {...props} />, 'en-US');

describe('ReportExport', () => {
  it('takes the report away in the account’s language, units and zone, and no text as a formula', async () => {
    const table = tripTable(['=cmd|calc', 'Fiorino 07']);
    open(
      <ReportExport table={table} title="Viagens" span={span} subtitle={subtitle} brand={brand} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar em CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Viagens 2026-11-20_2026-11-21.csv');
    const [, line] = (await files[0]!.file.text()).split('\r\n');
    expect(line).toMatch(/^'=cmd\|calc;.*2026-11-21 08:04:00;.*'=Rua Guararapes, 80;.*24,1;/);
  });

  it.each(['PDF', 'Excel'])('makes a file of %s', async (file) => {
    const table = tripTable(['Fiorino 07']);
    open(<ReportExport table={table} title="Viagens" subtitle={subtitle} brand={brand} />);
    await userEvent.click(await screen.findByRole('button', { name: `Exportar em ${file}` }));
    await waitFor(() => expect(files).toHaveLength(1));
    const start = new Uint8Array(await files[0]!.file.arrayBuffer()).slice(0, 2);
    expect(String.fromCharCode(...start)).toBe(file === 'PDF' ? '%P' : 'PK');
  });

  it('leaves with what it lacked, found before', async () => {
    const complete = vi.fn(() => Promise.resolve(tripTable(['With its places'])));
    const report = { table: tripTable(['Without']), title: 'Viagens', subtitle, brand };
    open(<ReportExport {...report} complete={complete} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar em CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]!.file.text();
    expect(text).toContain('With its places');
    expect(text).not.toContain('Without;');
    expect(complete).toHaveBeenCalledOnce();
  });

  it('offers nothing of a report without rows', async () => {
    open(<ReportExport table={tripTable([])} title="Viagens" subtitle={[]} brand={brand} />);
    expect(await screen.findByRole('button', { name: 'Exportar em PDF' })).toBeDisabled();
  });
});

describe('ExportMenu', () => {
  it('says how far it is, stops when told, and gives no file then', async () => {
    let signal: AbortSignal | undefined;
    const source = sourceOf((_format, given) => {
      signal = given;
      return new Promise<ExportDocument>(() => {});
    });
    showMenu({ source });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as PDF' }));
    expect(screen.getByRole('progressbar', { name: 'Creating PDF…' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop creating the file' }));
    expect(signal?.aborted).toBe(true);
    expect(screen.getByRole('button', { name: 'Export as PDF' })).toBeVisible();
    expect(files).toEqual([]);
  });

  it('is half done when the first of two sheets is written', async () => {
    const line = { type: 'row' as const, cells: ['Van'] };
    const columns = [{ key: 'vehicle', label: 'Vehicle', kind: 'text' as const }];
    async function* never() {
      yield [line];
      await new Promise(() => {});
    }
    const tables = [
      { name: 'All', columns, lines: [[line]] },
      { name: 'Van', columns, lines: never() },
    ];
    const document: ExportDocument = {
      title: 'Trips',
      subtitle: [],
      tables,
      brand,
      lineCount: 4,
      style: { locale: 'en-US', timeZone: 'UTC' },
      words: { pageOf: '', madeAt: '', empty: '', shortened: '' },
    };
    showMenu({ source: sourceOf(() => document) });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as Excel' }));
    const progress = await screen.findByRole('progressbar', { name: 'Creating Excel…' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
  });

  it('says before that a PDF has not all rows, where they are too many, and what has them', async () => {
    const source = sourceOf(() => new Promise<ExportDocument>(() => {}));
    const { unmount } = showMenu({ source: { ...source, lineCount: 10_000 } });
    expect(await screen.findByRole('button', { name: 'Export as PDF' })).toBeEnabled();
    expect(screen.queryByText(/first 10,000 rows/)).toBeNull();
    unmount();
    showMenu({ source: { ...source, lineCount: 10_001 } });
    expect(
      await screen.findByText('A PDF has the first 10,000 rows; Excel and CSV have all of them.'),
    ).toBeVisible();
  });

  it('says what could not be created, until it could', async () => {
    const source = sourceOf(() => Promise.reject(new Error('no places')));
    showMenu({ source });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as Excel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Excel file could not be created. Try again.',
    );
    expect(files).toEqual([]);
  });

  it('stops when its page is left', async () => {
    let signal: AbortSignal | undefined;
    const source = sourceOf((_format, given) => {
      signal = given;
      return new Promise<ExportDocument>(() => {});
    });
    const { unmount } = showMenu({ source });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('is one button with a menu where there is little room, by keyboard too', async () => {
    const prepare = vi.fn(() => new Promise<ExportDocument>(() => {}));
    showMenu({ source: sourceOf(prepare), isCompact: true });
    const button = await screen.findByRole('button', { name: 'Export' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    expect(prepare).toHaveBeenCalledWith('xlsx', expect.anything());
  });
});
