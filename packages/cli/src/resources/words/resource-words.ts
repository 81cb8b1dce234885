import type { TrackingClient } from '@rastro/sdk/client';
import type { Entity } from '../entity';

/** What is done with the things of a resource, each a command. */
export const VERBS = ['list', 'get', 'create', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** How the command line speaks of a member; what is left out is made from its description. */
export interface MemberWords {
  /** The option's name without dashes, and the column's. Default the member's own, a reference without `Id`. */
  name?: string;
  /** Another name of the option. */
  synonym?: string;
  /** What the option says in the help. */
  hint?: string;
  /** What the option of its new value says, where its own names the thing. */
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

/** How the command line speaks of a resource; what is left out is made from its description. */
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
  /** What commands are called that say it better than their verb. */
  verbs?: Partial<Record<Verb, string>>;
  summaries?: Partial<Record<Verb, string>>;
  details?: Partial<Record<Verb, string>>;
  examples?: Partial<Record<Verb, readonly string[]>>;
  /** Examples in the help of `import`. */
  importExamples?: readonly string[];
  /** The text that `create` takes without an option. */
  argument?: string;
  /** What `--all` says in the help of `list`. */
  allHint?: string;
  /** Lists are always of everybody's. */
  listsAll?: boolean;
  /** No two may have one name. */
  hasUniqueNames?: boolean;
  /** Things that lists leave out unless all are asked for. */
  isHidden?: (entity: Entity) => boolean;
  /** Where a new one is looked at, by whoever has the link; null where it says none. */
  toLink?: (entity: Entity, serverUrl: string) => string | null;
  /** What else a delete does, as the end of a sentence: `; 1 device stays`. */
  describeDelete?: (client: TrackingClient, id: number) => Promise<string>;
  /** Commands that are written by hand. */
  without?: readonly Verb[];
}
