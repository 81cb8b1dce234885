import type { BrandLocale } from './branding';
import type { HueStatus, MovedRole } from './brand-warning';
import type { Scheme } from '../tokens';

/** Words of the warnings about a brand (design language §5.9 and §9). */
interface WarningWords {
  readonly statuses: Record<Exclude<HueStatus, 'alarm'>, string>;
  readonly roles: Record<MovedRole, string>;
  readonly schemes: Record<Scheme, string>;
  readonly nearAlarm: (degrees: number) => string;
  readonly nearStatus: (status: string, degrees: number) => string;
  readonly moved: (role: string, scheme: string, before: string, after: string) => string;
  readonly logo: (color: string, ground: string, scheme: string, ratio: string) => string;
}

export const warningWords: Record<BrandLocale, WarningWords> = {
  'pt-BR': {
    statuses: { idle: 'Ligado parado', moving: 'Em movimento' },
    roles: {
      accent: 'Cor da marca',
      accentBorder: 'Borda do botão principal',
      accentInk: 'Links e ícones ativos',
      mapTrail: 'Rastro no mapa',
    },
    schemes: { light: 'esquema claro', dark: 'esquema escuro' },
    nearAlarm: (degrees) =>
      `Matiz da marca a ${degrees}° do alarme: botões destrutivos usam ícone e palavra.`,
    nearStatus: (status, degrees) =>
      `Matiz da marca a ${degrees}° de "${status}": forma e ícone distinguem.`,
    moved: (role, scheme, before, after) =>
      `${role}, ${scheme}: ${before} não teria contraste, usado ${after}.`,
    logo: (color, ground, scheme, ratio) =>
      `Logo ${color} sobre o cabeçalho ${ground}, ${scheme}: contraste ${ratio}:1, menos que 3:1.`,
  },
  es: {
    statuses: { idle: 'Encendido detenido', moving: 'En movimiento' },
    roles: {
      accent: 'Color de la marca',
      accentBorder: 'Borde del botón principal',
      accentInk: 'Enlaces e iconos activos',
      mapTrail: 'Rastro en el mapa',
    },
    schemes: { light: 'esquema claro', dark: 'esquema oscuro' },
    nearAlarm: (degrees) =>
      `Matiz de la marca a ${degrees}° de la alarma: los botones destructivos usan icono y palabra.`,
    nearStatus: (status, degrees) =>
      `Matiz de la marca a ${degrees}° de "${status}": forma e icono distinguen.`,
    moved: (role, scheme, before, after) =>
      `${role}, ${scheme}: ${before} no tendría contraste, se usa ${after}.`,
    logo: (color, ground, scheme, ratio) =>
      `Logo ${color} sobre el encabezado ${ground}, ${scheme}: contraste ${ratio}:1, menos de 3:1.`,
  },
  'en-US': {
    statuses: { idle: 'Idling', moving: 'Moving' },
    roles: {
      accent: 'Brand colour',
      accentBorder: 'Edge of the main button',
      accentInk: 'Links and active icons',
      mapTrail: 'Trail on the map',
    },
    schemes: { light: 'light scheme', dark: 'dark scheme' },
    nearAlarm: (degrees) =>
      `Brand hue ${degrees}° from alarm: destructive buttons use an icon and a word.`,
    nearStatus: (status, degrees) =>
      `Brand hue ${degrees}° from "${status}": shape and icon tell them apart.`,
    moved: (role, scheme, before, after) =>
      `${role}, ${scheme}: ${before} would lack contrast, ${after} is used.`,
    logo: (color, ground, scheme, ratio) =>
      `Logo ${color} on the header ${ground}, ${scheme}: contrast ${ratio}:1, less than 3:1.`,
  },
};
