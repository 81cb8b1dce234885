import type { TrackingClient } from '@rastro/sdk/client';
import type { Directories } from '../resources/references/resolve-reference';
import type { InputSchema } from './schema';

/** Signed-in client, and the things that it sees by name. */
export interface Session {
  client: TrackingClient;
  directories: Directories;
}

/** Input of a tool; it fits its schema. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** Something that can be asked for; client programs ask people before what is no reading. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: InputSchema;
  kind: 'reads' | 'adds' | 'changes' | 'deletes';
  /** The area that it would write to. */
  areaOf(input: ToolInput): string;
  run(session: Session, input: ToolInput): Promise<unknown>;
}
