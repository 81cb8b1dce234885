import type { Dictionary } from '../translate';
import type { ProblemKey } from './domain-key';

/** What can be wrong with values and brands, in English. */
export const enUsProblems: Dictionary<ProblemKey> = {
  locale: 'en-US',
  version: '1.12.7',
  labels: {
    'problem.code.MISSING': 'the value is missing.',
    'problem.code.WRONG_TYPE': 'found {found}, expected {expected}.',
    'problem.code.NOT_ALLOWED': 'found {found}, expected one of: {expected}.',
    'problem.code.TOO_SMALL': 'found {found}, the minimum is {expected}.',
    'problem.code.TOO_BIG': 'found {found}, the maximum is {expected}.',
    'problem.code.TOO_SHORT': 'at least {expected} characters.',
    'problem.code.TOO_LONG': 'at most {expected} characters.',
    'problem.code.TOO_FEW': 'at least {expected} items.',
    'problem.code.TOO_MANY': 'at most {expected} items.',
    'problem.code.BAD_FORMAT': 'found {found}, expected the format {expected}.',
    'problem.code.UNKNOWN_KEY': 'this key does not exist.',
    'problem.code.INVALID': 'the value {found} is not valid.',
    'problem.code.NOT_JSON': 'the file is not valid JSON: line {expected}, near {found}.',
    'problem.code.OUT_OF_RANGE': 'found {found}, expected a number from {expected}.',
    'problem.code.EMPTY': 'the text is empty, expected {expected} characters.',
    'problem.code.BAD_COLOR': 'found {found}, expected a colour like {expected}.',
    'problem.code.BAD_URL':
      'found {found}, expected an address like {expected} or a file beside this one.',
    'problem.code.BAD_TILE_URL': 'found {found}, expected an address like {expected}.',
    'problem.code.BAD_FONT': 'found {found}, expected a list of fonts like {expected}.',
    'problem.code.BAD_NAME': 'found {found}, expected a name like {expected}.',
    'problem.code.RESERVED':
      'the product itself uses {found}. Choose another name, like {expected}.',
    'problem.code.CONFLICT': 'the same stands in {expected}, too. Keep only one.',
    'problem.code.DUPLICATE': '{found} is taken. Give every layer an id of its own.',
    'problem.code.FILE_MISSING': 'there is no file {found}.',
    'problem.code.FILE_UNREADABLE': 'the file {found} cannot be read. Make it readable.',
    'problem.code.FILE_TYPE': 'found {found}, expected {expected}.',
    'problem.code.FILE_NAME': 'the content of {found} asks for another name: {expected}.',
    'problem.missing.expected': 'the value is missing, expected {expected}.',
    'problem.hint.suggestion': 'Did you mean "{suggestion}"?',
    'problem.hint.known': 'Known keys: {expected}.',
    'problem.type.string': 'a text',
    'problem.type.number': 'a number',
    'problem.type.boolean': 'true or false',
    'problem.type.object': 'an object { }',
    'problem.type.array': 'a list [ ]',
    'problem.type.date': 'a date',
    'brand.warning.nearAlarm':
      'Brand hue {degrees}° from alarm: destructive buttons use an icon and a word.',
    'brand.warning.nearStatus':
      'Brand hue {degrees}° from "{status}": shape and icon tell them apart.',
    'brand.warning.moved': '{role}, {scheme}: {before} would lack contrast, {after} is used.',
    'brand.warning.logo':
      'Logo {color} on the header {ground}, {scheme}: contrast {contrast}:1, less than 3:1.',
    'brand.warning.logoOnPage':
      'Logo {color} on the page {ground}, {scheme}: contrast {contrast}:1, less than 3:1.',
    'brand.warning.activeDrawing':
      '{name} holds {found}: browsers neither run nor load that inside a picture.',
    'brand.role.accent': 'Brand colour',
    'brand.role.accentBorder': 'Edge of the main button',
    'brand.role.accentInk': 'Links and active icons',
    'brand.role.mapTrail': 'Trail on the map',
    'brand.scheme.light': 'light scheme',
    'brand.scheme.dark': 'dark scheme',
  },
};
