import type { TrackingClient } from '@rastro/sdk/client';
import type { Entity } from '../entity';

/** Operations on the things of a resource, each a command. */
export const VERBS = ['list', 'get', 'create', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** CLI words of a member; omitted ones are made from its description. */
export interface MemberWords {
  /** The option's name without dashes, and the column's. Default the member's own, a reference without `Id`. */
  name?: string;
  /** Another name of the option. */
  synonym?: string;
  /** Help text of the option. */
  hint?: string;
  /** Help text of the option for its new value, where its own option identifies the thing. */
  newHint?: string;
  /** A value for the examples, as a shell takes it. */
  example?: string;
  /** The head of its column in a table. */
  title?: string;
  /** Its cell in a table, where the thing is read by a person. */
  format?: (value: unknown, entity: Entity) => string;
  /** A secret that is there already: asked for once, not twice. */
  isAskedOnce?: boolean;
}

/** CLI words of a resource; omitted ones are made from its description. */
export interface ResourceWords {
  /** The first word of its commands. Default its name in the registry, with hyphens. */
  command?: string;
  /** One of it in a sentence, `driver`. Default its name in the description. */
  one?: string;
  /** Several of it. Default {@link one} with an s. */
  many?: string;
  members?: Readonly<Record<string, MemberWords>>;
  /** Columns of its table. Default the id, the texts that it is known by, references and choices. */
  columns?: readonly string[];
  /** Columns of its CSV. Default all that can be written. */
  csvColumns?: readonly string[];
  /** Names of commands, where they are clearer than the verb. */
  verbs?: Partial<Record<Verb, string>>;
  summaries?: Partial<Record<Verb, string>>;
  details?: Partial<Record<Verb, string>>;
  examples?: Partial<Record<Verb, readonly string[]>>;
  /** Examples in the help of `import`. */
  importExamples?: readonly string[];
  /** The text that `create` takes without an option. */
  argument?: string;
  /** Help text of `--all` in `list`. */
  allHint?: string;
  /** Lists are always of everybody's. */
  listsAll?: boolean;
  /** No two may have one name. */
  hasUniqueNames?: boolean;
  /** Things that lists leave out unless all are asked for. */
  isHidden?: (entity: Entity) => boolean;
  /** Returns the link of a new thing, open to anybody who has it; null where it has none. */
  toLink?: (entity: Entity, serverUrl: string) => string | null;
  /** Describes the side effects of a delete, as the end of a sentence: `; 1 device stays`. */
  describeDelete?: (client: TrackingClient, id: number) => Promise<string>;
  /** Commands that are written by hand. */
  without?: readonly Verb[];
}
