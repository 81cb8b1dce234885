import type { BrandFileFacts } from '@rastro/theme/folder';
import { type Branding, toFileName } from '@rastro/theme/schema';

/** The brand with the version of each picture in its address: a new picture shows at the next load. */
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
    login: { ...login, ...(login.image !== undefined && { image: at(login.image) }) },
  };
}
