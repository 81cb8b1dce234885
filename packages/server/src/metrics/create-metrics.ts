import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCallFigures, type CallFigures } from './call-figures';
import { createDatabaseFigures, type DatabaseFigures } from './database-figures';
import { createEngineFigures, type EngineFigureReader } from './engine-figures';
import { createLimitFigures, type LimitFigures } from './limit-figures';
import { createUpstreamFigures, type UpstreamFigures } from './upstream-figures';

/** The figures of one server: each part tells them, `GET /metrics` shows them. */
export interface Metrics
  extends CallFigures, DatabaseFigures, EngineFigureReader, LimitFigures, UpstreamFigures {
  /** All of them as they are now, in the text form of Prometheus. */
  read(): Promise<{ text: string; type: string }>;
}

/** Figures that begin at nothing, beside those of the process. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    ...createCallFigures(registry),
    ...createDatabaseFigures(registry),
    ...createEngineFigures(registry),
    ...createLimitFigures(registry),
    ...createUpstreamFigures(registry),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
};
