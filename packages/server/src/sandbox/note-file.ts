import { escapeMarkup } from './escape-markup';
import type { Thing } from './sandbox-call';

const text = (note: Thing, name: string): string => escapeMarkup(String(note[name] ?? ''));

/** A note of the sandbox as a file; it is none of any city. */
export const noteXml = (note: Thing): string => `<?xml version="1.0" encoding="UTF-8"?>
<NFSe teste="true">
  <Numero>${text(note, 'number')}</Numero>
  <CodigoVerificacao>${text(note, 'validationCode')}</CodigoVerificacao>
  <DataEmissao>${text(note, 'effectiveDate')}</DataEmissao>
  <Valor>${text(note, 'value')}</Valor>
  <Discriminacao>${text(note, 'serviceDescription')}</Discriminacao>
</NFSe>
`;

/** A note of the sandbox to look at, in Portuguese as those of cities. */
export const notePage = (note: Thing): string => `<!doctype html><html lang="pt-BR">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Nota fiscal de teste</title>
  <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 34rem; margin: 8vh auto; padding: 0 1rem } h1 { font-size: 1.25rem }
    p { white-space: pre-line } small { opacity: .75 }
  </style>
  <main><h1>NFS-e ${text(note, 'number')}</h1>
  <p>${text(note, 'serviceDescription')}</p>
  <p>Valor: R$ ${text(note, 'value')}
Emissão: ${text(note, 'effectiveDate')}
Código de verificação: ${text(note, 'validationCode')}</p>
  <p><small>Ambiente de teste: este documento não tem valor fiscal.</small></p></main></html>`;
