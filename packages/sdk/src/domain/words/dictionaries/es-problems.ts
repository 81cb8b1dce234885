import type { Dictionary } from '../translate';
import type { ProblemKey } from './domain-key';

/** What can be wrong with values and brands, in Spanish. */
export const esProblems: Dictionary<ProblemKey> = {
  locale: 'es',
  version: '1.14.0',
  labels: {
    'problem.code.MISSING': 'falta el valor.',
    'problem.code.WRONG_TYPE': 'se encontró {found}, se espera {expected}.',
    'problem.code.NOT_ALLOWED': 'se encontró {found}, se espera uno de: {expected}.',
    'problem.code.TOO_SMALL': 'se encontró {found}, el mínimo es {expected}.',
    'problem.code.TOO_BIG': 'se encontró {found}, el máximo es {expected}.',
    'problem.code.TOO_SHORT': 'mínimo de {expected} caracteres.',
    'problem.code.TOO_LONG': 'máximo de {expected} caracteres.',
    'problem.code.TOO_FEW': 'mínimo de {expected} elementos.',
    'problem.code.TOO_MANY': 'máximo de {expected} elementos.',
    'problem.code.BAD_FORMAT': 'se encontró {found}, se espera el formato {expected}.',
    'problem.code.UNKNOWN_KEY': 'esta clave no existe.',
    'problem.code.INVALID': 'el valor {found} no es válido.',
    'problem.code.NOT_JSON': 'el archivo no es JSON válido: línea {expected}, cerca de {found}.',
    'problem.code.OUT_OF_RANGE': 'se encontró {found}, se espera un número de {expected}.',
    'problem.code.EMPTY': 'el texto está vacío, se esperan {expected} caracteres.',
    'problem.code.BAD_COLOR': 'se encontró {found}, se espera un color como {expected}.',
    'problem.code.BAD_URL':
      'se encontró {found}, se espera una dirección como {expected} o un archivo junto a este.',
    'problem.code.BAD_TILE_URL': 'se encontró {found}, se espera una dirección como {expected}.',
    'problem.code.BAD_FONT': 'se encontró {found}, se espera una lista de fuentes como {expected}.',
    'problem.code.BAD_NAME': 'se encontró {found}, se espera un nombre como {expected}.',
    'problem.code.RESERVED': 'el producto ya usa {found}. Elija otro nombre, como {expected}.',
    'problem.code.CONFLICT': 'lo mismo está también en {expected}. Deje solo uno.',
    'problem.code.DUPLICATE': '{found} ya se usó. Dé a cada capa un id propio.',
    'problem.code.FILE_MISSING': 'el archivo {found} no existe.',
    'problem.code.FILE_UNREADABLE': 'el archivo {found} no se puede leer. Dé permiso de lectura.',
    'problem.code.FILE_TYPE': 'se encontró {found}, se espera {expected}.',
    'problem.code.FILE_NAME': 'el contenido de {found} pide otro nombre: {expected}.',
    'problem.missing.expected': 'falta el valor, se espera {expected}.',
    'problem.hint.suggestion': '¿Quiso decir "{suggestion}"?',
    'problem.hint.known': 'Claves conocidas: {expected}.',
    'problem.type.string': 'un texto',
    'problem.type.number': 'un número',
    'problem.type.boolean': 'true o false',
    'problem.type.object': 'un objeto { }',
    'problem.type.array': 'una lista [ ]',
    'problem.type.date': 'una fecha',
    'brand.warning.nearAlarm':
      'Matiz de la marca a {degrees}° de la alarma: los botones destructivos usan icono y palabra.',
    'brand.warning.nearStatus':
      'Matiz de la marca a {degrees}° de "{status}": forma e icono distinguen.',
    'brand.warning.moved': '{role}, {scheme}: {before} no tendría contraste, se usa {after}.',
    'brand.warning.logo':
      'Logo {color} sobre el encabezado {ground}, {scheme}: contraste {contrast}:1, menos de 3:1.',
    'brand.warning.logoOnPage':
      'Logo {color} sobre la página {ground}, {scheme}: contraste {contrast}:1, menos de 3:1.',
    'brand.warning.activeDrawing':
      '{name} contiene {found}: los navegadores no lo ejecutan ni lo cargan en una imagen.',
    'brand.role.accent': 'Color de la marca',
    'brand.role.accentBorder': 'Borde del botón principal',
    'brand.role.accentInk': 'Enlaces e iconos activos',
    'brand.role.mapTrail': 'Rastro en el mapa',
    'brand.scheme.light': 'esquema claro',
    'brand.scheme.dark': 'esquema oscuro',
  },
};
