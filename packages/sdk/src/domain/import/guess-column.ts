import { normalizeText } from '../device/matches-query';

/**
 * Usual names of columns in people's own lists in Portuguese, Spanish and English, without accents.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  name: ['nome', 'nombre', 'veiculo', 'vehiculo', 'vehicle'],
  uniqueId: ['imei', 'identificador', 'id unico', 'unique id', 'rastreador', 'n do rastreador'],
  'attributes.plate': ['placa', 'patente', 'matricula', 'plate'],
  phone: ['telefone', 'telefono', 'celular', 'fone', 'linha', 'linea'],
  email: ['e-mail', 'correo', 'correo electronico'],
  group: ['grupo'],
  model: ['modelo'],
  contact: ['contato', 'contacto'],
  category: ['categoria'],
  password: ['senha', 'contrasena', 'clave'],
};

/** The field that a column is probably for, `name` or `attributes.plate`; undefined for a name that says nothing. */
export function guessColumn(header: string): string | undefined {
  const plain = normalizeText(header.trim());
  return Object.entries(NAMES).find(([, names]) => names.includes(plain))?.[0];
}
