import { resolvePathPaint } from './icon-tints';
import { ICON_UNITS } from './vehicle-icon-path';
import { vehicleIconPaths } from './vehicle-icon-paths';

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A vehicle drawing as the text of a stand-alone SVG.
 * @param name one of the 25 drawings; any other name gives `default`
 * @param primary body colour, any CSS colour
 * @param secondary colour of roof, cargo and stripes
 * @param halo outline, default white
 */
export function tintVehicleIcon(
  name: string,
  primary: string,
  secondary: string,
  halo?: string,
): string {
  const icons = vehicleIconPaths as Readonly<
    Record<string, (typeof vehicleIconPaths)[keyof typeof vehicleIconPaths]>
  >;
  const paths = Object.hasOwn(icons, name) ? icons[name] : undefined;
  const body = (paths ?? vehicleIconPaths.default).map((path) => {
    const { fill, stroke } = resolvePathPaint(path, { primary, secondary, ...(halo && { halo }) });
    const attributes: Record<string, string | number | undefined> = {
      fill: fill ?? 'none',
      stroke,
      'fill-opacity': 'fillOpacity' in path ? path.fillOpacity : undefined,
      'stroke-width': 'strokeWidth' in path ? path.strokeWidth : undefined,
      'stroke-opacity': 'strokeOpacity' in path ? path.strokeOpacity : undefined,
      d: path.d,
    };
    const text = Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}="${escapeAttribute(String(value))}"`);
    return `<path stroke-linejoin="round" stroke-linecap="round" ${text.join(' ')}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_UNITS} ${ICON_UNITS}">${body.join('')}</svg>`;
}
