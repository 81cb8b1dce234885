import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPostcode, readPostcodeAddress } from './ask-postcode';
import { sendJson, type StandIn, startStandIn } from './testing';

const SE = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' };
const VIA_CEP = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};
const BRASIL_API = {
  cep: '01001000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Sé',
  street: 'Praça da Sé',
  service: 'open-cep',
};

describe('readPostcodeAddress', () => {
  it('takes the forms of both services', () => {
    expect(readPostcodeAddress(VIA_CEP)).toEqual(SE);
    expect(readPostcodeAddress(BRASIL_API)).toEqual(SE);
    const wide = { ...SE, street: '', district: '' };
    expect(readPostcodeAddress({ ...VIA_CEP, logradouro: '', bairro: '' })).toEqual(wide);
    const { street: _street, ...town } = { ...BRASIL_API, neighborhood: null };
    expect(readPostcodeAddress(town)).toEqual(wide);
  });

  it('knows that there is none, from an answer that says nothing', () => {
    for (const erro of [true, 'true']) expect(readPostcodeAddress({ erro })).toBeNull();
    for (const answer of [null, [], 'Sé', {}, { erro: false }, { city: 'Sé' }, { uf: 7 }]) {
      expect(readPostcodeAddress(answer)).toBeUndefined();
    }
    fc.assert(fc.property(fc.jsonValue(), (answer) => !readPostcodeAddress(answer)));
  });

  it('makes lines of at most 128 characters, without signs that hide or turn them', () => {
    const hostile = ' a\u202Eb\n\u0000<b>\u2028 d ';
    expect(readPostcodeAddress({ ...VIA_CEP, logradouro: hostile })?.street).toBe('a b <b> d');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (city) => {
        const read = readPostcodeAddress({ ...BRASIL_API, city })?.city ?? '';
        expect([...read].length).toBeLessThanOrEqual(128);
        expect(read).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe('askPostcode', () => {
  let service: StandIn;
  beforeAll(async () => (service = await startStandIn(() => undefined)));
  afterAll(() => service.stop());
  const ask = (answer: StandIn['answer']) => {
    service.answer = answer;
    return askPostcode({ url: `${service.origin}/ws/{postcode}/json/` }, '01001000', 'test');
  };

  it('asks at the place that the address has for it', async () => {
    expect(await ask((_, response) => sendJson(response, VIA_CEP))).toEqual(SE);
    expect(service.asked.at(-1)).toBe('/ws/01001000/json/');
  });

  it('knows that there is none by a 404, and refuses what is no answer', async () => {
    const says = (status: number): StandIn['answer'] => {
      return (_, response) => void response.writeHead(status).end('{"message":"x"}');
    };
    expect(await ask(says(404))).toBeNull();
    await expect(ask(says(400))).rejects.toMatchObject({ problem: 'refused' });
    await expect(ask(says(200))).rejects.toMatchObject({ problem: 'unreadable' });
  });
});
