import type { BrandFileFacts } from '@rastro/theme/folder';
import { type BrandMapLayer, type Branding, toFileName } from '@rastro/theme/schema';

/** The brand with the version of each file in its address: a new picture shows at the next load. */
export function addVersions(
  branding: Branding,
  files: ReadonlyMap<string, BrandFileFacts>,
): Branding {
  const at = (url: string): string => {
    const version = files.get(toFileName(url, branding.attributePrefix) ?? '')?.version;
    return version === undefined || /[?#]/.test(url) ? url : `${url}?v=${version}`;
  };
  const { logo, icon, login } = branding;
  return {
    ...branding,
    icon: at(icon),
    logo: logo.kind === 'text' ? logo : { ...logo, light: at(logo.light), dark: at(logo.dark) },
    map: {
      ...branding.map,
      layers: branding.map.layers.map((layer) => addToLayer(layer, at)),
      ...(branding.map.included !== undefined && { included: at(branding.map.included) }),
    },
    login: { ...login, ...(login.image !== undefined && { image: at(login.image) }) },
  };
}

function addToLayer(layer: BrandMapLayer, at: (url: string) => string): BrandMapLayer {
  if ('url' in layer) return layer;
  const style = layer.style === undefined ? {} : { style: at(layer.style) };
  if ('pmtiles' in layer) return { ...layer, ...style, pmtiles: at(layer.pmtiles) };
  return { ...layer, ...style };
}
