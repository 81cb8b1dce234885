/** Names that somebody may give to a device: long, markup, right to left, control characters. */
export const HOSTILE_NAMES = [
  'Caminhão-baú-refrigerado-de-três-eixos-da-filial-de-São-José-dos-Campos-número-dezessete',
  'W'.repeat(160),
  '<img src=x onerror="alert(1)"><b>bold</b>',
  'شاحنة التبريد رقم ١٧ — فرع الرياض',
  'left \u202Eright to left override\u202C left',
  '\u200B\u200B',
  '🚚🚚🚚 e\u0301\u0301\u0301\u0301\u0301\u0301 ___\u00A0___',
  '=HYPERLINK("https://example.test")',
] as const;
