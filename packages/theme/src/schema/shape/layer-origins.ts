import type { BrandMapLayer } from './branding';

const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/** Is a text an origin as a policy takes it: scheme and host, one star for the subdomain at most? */
export const isOrigin = (value: string): boolean => ORIGIN.test(value);

/**
 * The origins of other sites' addresses: tiles such as `https://{s}.example.com/{z}/{x}/{y}.png` and
 * `pmtiles://https://…` too. Addresses on the own site have none.
 */
export function resolveOrigins(urls: readonly string[]): string[] {
  const origins = urls.flatMap((url) => {
    const address = url.replace(/^pmtiles:\/\//, '').replace(/^(https?:\/\/)\{\w+\}\./, '$1*.');
    const origin = /^https?:\/\/[^/?#]+/.exec(address)?.[0];
    return origin !== undefined && isOrigin(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}

/** The origins outside the own site that a base map is fetched from. */
export function listLayerOrigins(layer: BrandMapLayer): string[] {
  const addresses = [
    'url' in layer ? layer.url : undefined,
    'style' in layer ? layer.style : undefined,
    'pmtiles' in layer ? layer.pmtiles : undefined,
    ...(layer.hosts ?? []),
  ];
  return resolveOrigins(addresses.filter((address) => address !== undefined));
}
