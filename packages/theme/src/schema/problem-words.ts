import type { BrandLocale } from './branding';
import type { ProblemCode } from './branding-problem';

type Place = { path: string; found: string; expected: string; hint: string };

/** What each problem says; `expected` and `hint` come ready to be read. */
export const problemWords: Record<
  BrandLocale,
  {
    file: string;
    types: Record<string, string>;
    didYouMean: (name: string) => string;
    knownKeys: (names: string) => string;
    sentences: Record<ProblemCode, (place: Place) => string>;
  }
> = {
  'pt-BR': {
    file: 'o arquivo',
    types: {
      string: 'um texto',
      number: 'um número',
      boolean: 'true ou false',
      object: 'um objeto { }',
      array: 'uma lista [ ]',
    },
    didYouMean: (name) => `Você quis dizer "${name}"?`,
    knownKeys: (names) => `Chaves conhecidas: ${names}.`,
    sentences: {
      NOT_JSON: (p) => `O arquivo não é JSON válido: linha ${p.expected}, perto de ${p.found}.`,
      UNKNOWN_KEY: (p) => `${p.path}: esta chave não existe. ${p.hint}`,
      WRONG_TYPE: (p) => `${p.path}: encontrado ${p.found}, esperado ${p.expected}.`,
      MISSING: (p) => `${p.path}: falta o valor, esperado ${p.expected}.`,
      NOT_ALLOWED: (p) => `${p.path}: encontrado ${p.found}, esperado um de: ${p.expected}.`,
      OUT_OF_RANGE: (p) => `${p.path}: encontrado ${p.found}, esperado um número de ${p.expected}.`,
      EMPTY: (p) => `${p.path}: o texto está vazio, esperado ${p.expected} caracteres.`,
      TOO_LONG: (p) => `${p.path}: o texto é longo demais, esperado ${p.expected} caracteres.`,
      BAD_COLOR: (p) => `${p.path}: encontrado ${p.found}, esperada uma cor como ${p.expected}.`,
      BAD_URL: (p) =>
        `${p.path}: encontrado ${p.found}, esperado um endereço como ${p.expected} ou um arquivo ao lado deste.`,
      BAD_TILE_URL: (p) =>
        `${p.path}: encontrado ${p.found}, esperado um endereço como ${p.expected}.`,
      BAD_FONT: (p) =>
        `${p.path}: encontrado ${p.found}, esperada uma lista de fontes como ${p.expected}.`,
      BAD_NAME: (p) => `${p.path}: encontrado ${p.found}, esperado um nome como ${p.expected}.`,
      RESERVED: (p) =>
        `${p.path}: o produto já usa ${p.found}. Escolha outro nome, como ${p.expected}.`,
      CONFLICT: (p) => `${p.path}: o mesmo está também em ${p.expected}. Deixe só um dos dois.`,
      DUPLICATE: (p) => `${p.path}: ${p.found} já foi usado. Dê a cada camada um id próprio.`,
    },
  },
  es: {
    file: 'el archivo',
    types: {
      string: 'un texto',
      number: 'un número',
      boolean: 'true o false',
      object: 'un objeto { }',
      array: 'una lista [ ]',
    },
    didYouMean: (name) => `¿Quiso decir "${name}"?`,
    knownKeys: (names) => `Claves conocidas: ${names}.`,
    sentences: {
      NOT_JSON: (p) => `El archivo no es JSON válido: línea ${p.expected}, cerca de ${p.found}.`,
      UNKNOWN_KEY: (p) => `${p.path}: esta clave no existe. ${p.hint}`,
      WRONG_TYPE: (p) => `${p.path}: se encontró ${p.found}, se espera ${p.expected}.`,
      MISSING: (p) => `${p.path}: falta el valor, se espera ${p.expected}.`,
      NOT_ALLOWED: (p) => `${p.path}: se encontró ${p.found}, se espera uno de: ${p.expected}.`,
      OUT_OF_RANGE: (p) =>
        `${p.path}: se encontró ${p.found}, se espera un número de ${p.expected}.`,
      EMPTY: (p) => `${p.path}: el texto está vacío, se esperan ${p.expected} caracteres.`,
      TOO_LONG: (p) =>
        `${p.path}: el texto es demasiado largo, se esperan ${p.expected} caracteres.`,
      BAD_COLOR: (p) => `${p.path}: se encontró ${p.found}, se espera un color como ${p.expected}.`,
      BAD_URL: (p) =>
        `${p.path}: se encontró ${p.found}, se espera una dirección como ${p.expected} o un archivo junto a este.`,
      BAD_TILE_URL: (p) =>
        `${p.path}: se encontró ${p.found}, se espera una dirección como ${p.expected}.`,
      BAD_FONT: (p) =>
        `${p.path}: se encontró ${p.found}, se espera una lista de fuentes como ${p.expected}.`,
      BAD_NAME: (p) => `${p.path}: se encontró ${p.found}, se espera un nombre como ${p.expected}.`,
      RESERVED: (p) =>
        `${p.path}: el producto ya usa ${p.found}. Elija otro nombre, como ${p.expected}.`,
      CONFLICT: (p) => `${p.path}: lo mismo está también en ${p.expected}. Deje solo uno.`,
      DUPLICATE: (p) => `${p.path}: ${p.found} ya se usó. Dé a cada capa un id propio.`,
    },
  },
  'en-US': {
    file: 'the file',
    types: {
      string: 'a text',
      number: 'a number',
      boolean: 'true or false',
      object: 'an object { }',
      array: 'a list [ ]',
    },
    didYouMean: (name) => `Did you mean "${name}"?`,
    knownKeys: (names) => `Known keys: ${names}.`,
    sentences: {
      NOT_JSON: (p) => `The file is not valid JSON: line ${p.expected}, near ${p.found}.`,
      UNKNOWN_KEY: (p) => `${p.path}: this key does not exist. ${p.hint}`,
      WRONG_TYPE: (p) => `${p.path}: found ${p.found}, expected ${p.expected}.`,
      MISSING: (p) => `${p.path}: the value is missing, expected ${p.expected}.`,
      NOT_ALLOWED: (p) => `${p.path}: found ${p.found}, expected one of: ${p.expected}.`,
      OUT_OF_RANGE: (p) => `${p.path}: found ${p.found}, expected a number from ${p.expected}.`,
      EMPTY: (p) => `${p.path}: the text is empty, expected ${p.expected} characters.`,
      TOO_LONG: (p) => `${p.path}: the text is too long, expected ${p.expected} characters.`,
      BAD_COLOR: (p) => `${p.path}: found ${p.found}, expected a colour like ${p.expected}.`,
      BAD_URL: (p) =>
        `${p.path}: found ${p.found}, expected an address like ${p.expected} or a file beside this one.`,
      BAD_TILE_URL: (p) => `${p.path}: found ${p.found}, expected an address like ${p.expected}.`,
      BAD_FONT: (p) => `${p.path}: found ${p.found}, expected a list of fonts like ${p.expected}.`,
      BAD_NAME: (p) => `${p.path}: found ${p.found}, expected a name like ${p.expected}.`,
      RESERVED: (p) =>
        `${p.path}: the product itself uses ${p.found}. Choose another name, like ${p.expected}.`,
      CONFLICT: (p) => `${p.path}: the same stands in ${p.expected}, too. Keep only one.`,
      DUPLICATE: (p) => `${p.path}: ${p.found} is taken. Give every layer an id of its own.`,
    },
  },
};
