import type { FastifyRequest } from 'fastify';
import type { PasswordPolicy } from '../../../ground/accounts/password-policy';
import type { BrandSource } from '../../../ground/branding/brand-source';
import type { DemoDoor } from '../../../ground/demo-door';
import { DEMO_MAP_URL } from '../demo-door/demo-door.routes';

interface ServerFacts {
  brand: Pick<BrandSource, 'attributePrefix' | 'read'>;
  demo: DemoDoor | undefined;
  isDemoOpenTo: (request: FastifyRequest) => boolean;
  passwords: Pick<PasswordPolicy, 'length'>;
  /** Addresses are looked up by this server. */
  hasGeocoder: () => boolean;
  hasPostcodes: () => boolean;
  hasWeather: () => boolean;
  /** Alarms that nobody takes go to the next contact of their rule. */
  escalatesAlarms: boolean;
  /** Engines are stopped by fences while nobody is signed in. */
  locksByFences: boolean;
  /** An administrator may start the server anew. */
  isRestartable: boolean;
  /** Told of the settings that an answer holds. */
  onRead: (server: Record<string, unknown>, request: FastifyRequest) => void;
}

/** Adds to the JSON of the tracking server's settings what only this server knows. */
export type CompleteServer = (json: string, request: FastifyRequest) => Promise<string>;

/** The prefix, the base maps, how long passwords are, what is looked up outside, and how the demo is doing: with every answer that holds the settings, a write's too. */
export const createCompleteServer =
  ({
    brand,
    demo,
    isDemoOpenTo,
    passwords,
    hasGeocoder,
    hasPostcodes,
    hasWeather,
    escalatesAlarms,
    locksByFences,
    isRestartable,
    onRead,
  }: ServerFacts): CompleteServer =>
  async (json, request) => {
    const server = JSON.parse(json) as Record<string, unknown>;
    onRead(server, request);
    const demoInfo = demo === undefined ? null : { signIn: isDemoOpenTo(request), ...demo.info() };
    const { attributePrefix } = brand;
    const { layers: mapLayers, included } = (await brand.read(request.hostname)).branding.map;
    const ours = {
      attributePrefix,
      mapLayers,
      includedMapUrl: included ?? (demo === undefined ? '' : DEMO_MAP_URL),
      passwordMinLength: await passwords.length(),
      postcodeEnabled: hasPostcodes(),
      weatherEnabled: hasWeather(),
      escalatesAlarms,
      locksByFences,
      restartEnabled: isRestartable,
      ...(hasGeocoder() && { geocoderEnabled: true }),
    };
    return JSON.stringify({ ...server, ...ours, demo: demoInfo });
  };
