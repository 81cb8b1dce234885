import type { Dictionary } from '../translate';
import type { ProblemKey } from './domain-key';

/** What can be wrong with values and brands, in Brazilian Portuguese. */
export const ptBrProblems: Dictionary<ProblemKey> = {
  locale: 'pt-BR',
  version: '2.0.1',
  labels: {
    'problem.code.MISSING': 'falta o valor.',
    'problem.code.WRONG_TYPE': 'encontrado {found}, esperado {expected}.',
    'problem.code.NOT_ALLOWED': 'encontrado {found}, esperado um de: {expected}.',
    'problem.code.TOO_SMALL': 'encontrado {found}, o mínimo é {expected}.',
    'problem.code.TOO_BIG': 'encontrado {found}, o máximo é {expected}.',
    'problem.code.TOO_SHORT': 'mínimo de {expected} caracteres.',
    'problem.code.TOO_LONG': 'máximo de {expected} caracteres.',
    'problem.code.TOO_FEW': 'mínimo de {expected} itens.',
    'problem.code.TOO_MANY': 'máximo de {expected} itens.',
    'problem.code.BAD_FORMAT': 'encontrado {found}, esperado o formato {expected}.',
    'problem.code.UNKNOWN_KEY': 'esta chave não existe.',
    'problem.code.INVALID': 'o valor {found} não é válido.',
    'problem.code.NOT_JSON': 'o arquivo não é JSON válido: linha {expected}, perto de {found}.',
    'problem.code.OUT_OF_RANGE': 'encontrado {found}, esperado um número de {expected}.',
    'problem.code.EMPTY': 'o texto está vazio, esperado {expected} caracteres.',
    'problem.code.BAD_COLOR': 'encontrado {found}, esperada uma cor como {expected}.',
    'problem.code.BAD_URL':
      'encontrado {found}, esperado um endereço como {expected} ou um arquivo ao lado deste.',
    'problem.code.BAD_TILE_URL': 'encontrado {found}, esperado um endereço como {expected}.',
    'problem.code.BAD_FONT': 'encontrado {found}, esperada uma lista de fontes como {expected}.',
    'problem.code.BAD_NAME': 'encontrado {found}, esperado um nome como {expected}.',
    'problem.code.RESERVED': 'o produto já usa {found}. Escolha outro nome, como {expected}.',
    'problem.code.CONFLICT': 'o mesmo está também em {expected}. Deixe só um dos dois.',
    'problem.code.DUPLICATE': '{found} já foi usado. Dê a cada camada um id próprio.',
    'problem.code.FILE_MISSING': 'o arquivo {found} não existe.',
    'problem.code.FILE_UNREADABLE': 'o arquivo {found} não pode ser lido. Dê permissão de leitura.',
    'problem.code.FILE_TYPE': 'encontrado {found}, esperado {expected}.',
    'problem.code.FILE_NAME': 'o conteúdo de {found} pede outro nome: {expected}.',
    'problem.missing.expected': 'falta o valor, esperado {expected}.',
    'problem.hint.suggestion': 'Você quis dizer "{suggestion}"?',
    'problem.hint.known': 'Chaves conhecidas: {expected}.',
    'problem.type.string': 'um texto',
    'problem.type.number': 'um número',
    'problem.type.boolean': 'true ou false',
    'problem.type.object': 'um objeto { }',
    'problem.type.array': 'uma lista [ ]',
    'problem.type.date': 'uma data',
    'brand.warning.nearAlarm':
      'Matiz da marca a {degrees}° do alarme: botões destrutivos usam ícone e palavra.',
    'brand.warning.nearStatus':
      'Matiz da marca a {degrees}° de "{status}": forma e ícone distinguem.',
    'brand.warning.moved': '{role}, {scheme}: {before} não teria contraste, usado {after}.',
    'brand.warning.logo':
      'Logo {color} sobre o cabeçalho {ground}, {scheme}: contraste {contrast}:1, menos que 3:1.',
    'brand.warning.logoOnPage':
      'Logo {color} sobre a página {ground}, {scheme}: contraste {contrast}:1, menos que 3:1.',
    'brand.warning.activeDrawing':
      '{name} contém {found}: navegadores não executam nem carregam isso numa imagem.',
    'brand.role.accent': 'Cor da marca',
    'brand.role.accentBorder': 'Borda do botão principal',
    'brand.role.accentInk': 'Links e ícones ativos',
    'brand.role.mapTrail': 'Rastro no mapa',
    'brand.scheme.light': 'esquema claro',
    'brand.scheme.dark': 'esquema escuro',
  },
};
