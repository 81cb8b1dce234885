import { getProductWords } from '@rastro/sdk/words';
import type { Phrase } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { parseCalendar } from '../../../calendars/calendar';
import { refuseCalendar } from './refuse-calendar';

const sayOf = (event: string): string => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Noite\n${event}\nEND:VEVENT\nEND:VCALENDAR\n`;
  try {
    parseCalendar(Buffer.from(text).toString('base64'));
  } catch (error) {
    const { t } = getProductWords('pt-BR');
    return t(refuseCalendar(error).details['says'] as readonly Phrase[]).replace(/[⁨⁩]/g, '');
  }
  return '';
};

it.each([
  ['DTSTART:20260706T220000Z\nDTEND:20260706T060000Z', /Evento 1 Noite: O fim vem antes/],
  ['DTSTART;TZID=Nowhere:20260706T220000\nDURATION:PT1H', /O fuso horário “Nowhere” não é/],
  ['DURATION:PT1H', /Falta o começo \(DTSTART\)/],
  ['DTSTART:20260631T220000Z\nDURATION:PT1H', /O horário em DTSTART não existe/],
])('says in the reader’s language what is wrong with %j', (event, said) => {
  expect(sayOf(event)).toMatch(said);
});
