import { describeBrandWarning } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { Config } from '../config/config';
import { isLoopbackHost } from '../areas/settings/demo-door/is-loopback';
import type { ServedBrand } from '../ground/branding/brand-source';
import type { FirstSteps } from './ensure-administrator';
import type { RunningServer } from './running-server';
import { toUrlHost } from '../config/to-url-host';

/** Max warnings shown for a brand; a words file of another version may have hundreds. */
const MAX_WARNINGS = 20;

/** Formats the message shown as soon as the console can be opened. */
export const formatPages = ({ url, brand }: { url: string; brand: ServedBrand }): string =>
  `\n  ${brand.branding.productName} is starting at ${url} …\n`;

/** Formats the terminal message after a start: where to go, and how to sign in the first time. */
export function formatBanner(
  {
    port,
    ingestPort,
    enginePort,
    metricsPort,
    receiverPort,
    firstSteps,
    brand,
  }: Omit<RunningServer, 'stop'>,
  config: Config,
): string {
  const url = config.publicUrl ?? `http://${toUrlHost(config.host)}:${port}`;
  const lines = [
    '',
    `  ${brand.branding.productName} is running at ${url}`,
    ingestPort === undefined
      ? `  Tracking server: ${config.trackingUrl}. Own data lies in ${config.dataDir}`
      : `  Trackers send to port ${ingestPort} (OsmAnd protocol). Data lies in ${config.dataDir}`,
  ];
  if (enginePort !== undefined) {
    lines.push(`  Clients made for Traccar: http://${toUrlHost(config.engineHost)}:${enginePort}`);
  }
  if (metricsPort !== undefined) {
    lines.push(`  Figures: http://${toUrlHost(config.metricsHost)}:${metricsPort}/metrics`);
  }
  if (receiverPort !== undefined && config.receiver) {
    const at = `http://${toUrlHost(config.receiver.host)}:${receiverPort}`;
    lines.push(`  Traccar forwards to: ${at}/positions and ${at}/events`);
  }
  lines.push(...formatFirstSteps(firstSteps));
  const isSecure = config.publicUrl?.startsWith('https:') || config.trustProxy.length > 0;
  if (!isLoopbackHost(config.host) && !isSecure) {
    lines.push(
      '',
      '  Warning: this address is open to the network without https: passwords and sessions can be',
      '  read on the way. Put an https proxy in front and set --public-url or --trust-proxy.',
    );
  }
  if (brand.warnings.length > 0) lines.push('');
  for (const warning of brand.warnings.slice(0, MAX_WARNINGS)) {
    lines.push(`  Brand: ${getProductWords('en-US').t(describeBrandWarning(warning))}`);
  }
  const more = brand.warnings.length - MAX_WARNINGS;
  if (more > 0) lines.push(`  Brand: and ${more} more; see them all with "rastro brand check".`);
  return `${lines.join('\n')}\n\n`;
}

/** Formats how to sign in; a password is shown only by the start that created it. */
export function formatFirstSteps(firstSteps: FirstSteps): string[] {
  switch (firstSteps.kind) {
    case 'none':
      return [];
    case 'code':
      return [
        '',
        '  Open that address to make the first administrator. One-time code:',
        `  ${firstSteps.code}`,
      ];
    case 'administrator':
      return [
        '',
        `  Administrator: ${firstSteps.email}`,
        ...(firstSteps.password === undefined
          ? []
          : [`  Password:      ${firstSteps.password}   (shown only this once)`]),
        ...(firstSteps.driver
          ? [
              `  Driver:        ${firstSteps.driver.username}, at /motorista, once the fleet's history is loaded`,
              `  Password:      ${firstSteps.driver.password}   (shown only this once)`,
            ]
          : []),
      ];
  }
}
