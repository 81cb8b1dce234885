import { defaultBranding } from '@rastro/theme/schema';
import { LOCALES } from '@rastro/sdk/domain';
import { createProductWords, getProductWords } from '@rastro/sdk/words';
import { describe, expect, it } from 'vitest';
import { toMailBrand } from '../../../mail/mail-brand';
import { renderMail } from '../../../mail/render-mail';
import type { EventFacts } from '../message/event-facts';
import type { Reader } from '../../../text/reader';
import type { Message } from './channel';
import { composeMail } from './compose-mail';

const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@example.com\u202e';
const links = { origin: 'https://frota.example', isAttached: true };
const reader = (language: string): Reader => ({
  language,
  timeZone: 'America/Sao_Paulo',
  speedUnit: 'kmh',
  distanceUnit: 'km',
});
const voice = (language: string, product = 'Frota') => ({
  product,
  words: getProductWords(language),
});
const facts = (name: string): EventFacts => ({
  event: {
    id: 1,
    type: 'geofenceEnter',
    eventTimeMs: Date.UTC(2026, 7, 21, 12),
    deviceId: 7,
    positionId: 1,
    geofenceId: 3,
  },
  device: { id: 7, name },
  geofence: name,
  maintenance: '',
  driver: '',
  place: { latitude: -23.5, longitude: -46.625, address: name, speedKnots: 54 },
});
const messages = (name: string): Message[] => [
  { kind: 'event', facts: facts(name), commandId: 0 },
  { kind: 'test' },
  { kind: 'announcement', subject: name, body: name },
  { kind: 'password' },
  { kind: 'email', credentialId: 1 },
  { kind: 'report', type: 'trips', description: name, query: '', fromMs: 0, toMs: 86_400_000 },
];
const brand = (title = 'Frota') =>
  toMailBrand(
    {
      ...defaultBranding,
      title,
      colors: { accent: '#c2185b' },
      logo: { kind: 'text', text: title },
    },
    async () => null,
  );

describe('a mail', () => {
  it.each([
    ['asked', /pediu para ser avisado antes.*Avise-me/],
    ['pays', /sua conta paga este contrato/],
    ['account', /sua própria conta/],
    ['consent', /consentimento/],
    ['administers', /administrador/],
    [undefined, /para quem usa Frota/],
  ] as const)('says why it comes: %s', (why, said) => {
    const message = { kind: 'announcement', subject: 'x', body: '', ...(why && { why }) } as const;
    expect(composeMail(message, reader('pt-BR'), voice('pt-BR'), links).footer).toMatch(said);
  });

  it('says of a report why it brings no spreadsheet', () => {
    const textOf = (type: string) => {
      const report = {
        kind: 'report',
        type,
        description: 'x',
        query: '',
        fromMs: 0,
        toMs: 1,
      } as const;
      const without = { ...links, isAttached: false };
      return composeMail(report, reader('en-US'), voice('en-US'), without).paragraphs[0];
    };
    expect(textOf('trips')).toContain('too large');
    expect(textOf('combined')).toContain('has no spreadsheet');
    expect(textOf('../users')).toContain('has no spreadsheet');
  });

  it('says what happened to which vehicle, where and when, with a link, in the look of the brand', async () => {
    const content = composeMail(messages('Ônibus 7')[0]!, reader('pt-BR'), voice('pt-BR'), links);
    const mail = renderMail(content, await brand(), 'pt-BR');
    expect(mail.subject).toBe('Ônibus 7 entrou na cerca Ônibus 7 em 2026-08-21 09:00:00');
    expect(mail.fromName).toBe('Frota');
    expect(mail.text).toContain('Veículo: Ônibus 7\n');
    expect(mail.text).toContain('Horário: 2026-08-21 09:00:00 (America/Sao_Paulo)');
    expect(mail.text).toContain('Local: Ônibus 7 (-23.50000, -46.62500)');
    expect(mail.text).toContain('Velocidade: 100,0 km/h');
    expect(mail.text).toContain('Abrir o veículo: https://frota.example/devices/7');
    expect(mail.html).toContain('<html lang="pt-BR">');
    expect(mail.html).toContain('#c2185b');
    expect(mail.html).toContain('href="https://frota.example/devices/7"');
  });

  it('names the fences of the place before its address', () => {
    const event = facts('Bus');
    const fences = ['Depósito', HOSTILE];
    const message: Message = {
      kind: 'event',
      commandId: 0,
      facts: { ...event, place: { ...event.place!, fences } },
    };
    const { rows } = composeMail(message, reader('pt-BR'), voice('pt-BR'), links);
    expect(rows[2]).toEqual(['Local', `Depósito, ${HOSTILE} (-23.50000, -46.62500)`]);
  });

  it.each(LOCALES)('never lets a name become HTML or a header, in %s', async (locale) => {
    for (const message of messages(HOSTILE)) {
      const content = composeMail(message, reader(locale), voice(locale, HOSTILE), links);
      const mail = renderMail(content, await brand(HOSTILE), locale);
      expect(mail.html).not.toContain('<img');
      expect(mail.html).not.toContain('onerror=alert(1)>');
      for (const header of [mail.subject, mail.fromName]) {
        expect(header).not.toMatch(/[\r\n\u202e]/);
        expect(header).not.toBe('');
      }
      expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|_KT_|\[object/);
    }
  });

  it('lets no name steer a terminal or begin a line of its own, in subject and text', async () => {
    const name = 'Bus\u001b[2J\u001b]0;owned\u0007\r\nBcc: all@example.com\u2028\u202e7';
    for (const message of messages(name)) {
      const content = composeMail(message, reader('en-US'), voice('en-US', name), links);
      // The text of an announcement may have lines.
      const oneLine = message.kind === 'announcement' ? { ...content, paragraphs: [] } : content;
      const { subject, text } = renderMail(oneLine, await brand(name), 'en-US');
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]/);
      // oxlint-disable-next-line no-control-regex -- but for the line breaks of the text itself
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202e]/);
      expect(text).not.toMatch(/^Bcc:/m);
    }
  });

  it('leads to the page for a new password, by a link that ends', async () => {
    const password = { token: 'abc-DEF', expiresAt: Date.UTC(2026, 7, 22, 12) };
    const content = composeMail({ kind: 'password' }, reader('es'), voice('es'), {
      ...links,
      password,
    });
    const { text } = renderMail(content, await brand(), 'es');
    expect(text).toContain('https://frota.example/login/recover/abc-DEF');
    expect(text).toContain('2026-08-22 09:00:00 (America/Sao_Paulo)');
  });

  it('speaks with the words of the brand, in a language of its own too', () => {
    const wordsOf = createProductWords({
      'pt-BR': { 'mail.event.vehicle': 'Ativo' },
      fr: { 'event.text.geofenceEnter': '{device} est entré dans {geofence}' },
    });
    const say = (language: string) => {
      const words = wordsOf(language);
      return composeMail(messages('Bus')[0]!, reader(language), { product: 'F', words }, links);
    };
    expect(say('pt-BR').rows[0]).toEqual(['Ativo', 'Bus']);
    const french = say('fr-CA');
    expect([french.subject, french.rows[0]?.[0]]).toEqual(['Bus est entré dans Bus', 'Vehicle']);
    expect(french.rows[3]?.[1]).toBe('100,0 km/h');
  });

  it('shows a picture as logo where mail programs can, and the title where they cannot', async () => {
    const pixel = Buffer.from('png');
    const logo = { kind: 'image', light: 'logo.png?v=1', dark: 'dark.png', width: 90 } as const;
    const shown = await toMailBrand({ ...defaultBranding, logo }, async () => pixel);
    const content = composeMail({ kind: 'test' }, reader('es'), voice('es'), links);
    const mail = renderMail(content, shown, 'es');
    expect(mail.html).toContain('<img src="cid:logo@brand" width="90"');
    expect(mail.attachments).toMatchObject([{ cid: 'logo@brand', contentType: 'image/png' }]);
    const drawing = { ...logo, light: 'logo.svg' };
    const words = await toMailBrand({ ...defaultBranding, logo: drawing }, async () => pixel);
    expect(words.logo).toEqual({ kind: 'text', text: defaultBranding.title });
  });
});
