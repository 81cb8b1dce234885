/** The tracker of the examples. */
const EXAMPLE_ID = '860123456789012';

/** Values for the commands. */
export interface FirstStepsInput {
  /** Origin of the product's door, e.g. `https://fleet.example`. */
  serverUrl: string;
  email: string;
  /** Address that trackers send to; null where this server does not publish it. */
  ingestUrl: string | null;
}

/** The commands that add trackers and let one speak, as one types them. */
export interface FirstSteps {
  one: string;
  many: string;
  message: string | null;
}

/** Quotes a value for a shell: what stands inside is a text and never a command. */
export const quoteForShell = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The ways to add the first trackers from a terminal. */
export function listFirstSteps({ serverUrl, email, ingestUrl }: FirstStepsInput): FirstSteps {
  const login = `rastro login ${quoteForShell(serverUrl)} --email ${quoteForShell(email)}`;
  return {
    one: `${login}\nrastro devices create --name "Van 1" --unique-id ${EXAMPLE_ID}`,
    many: 'rastro devices import fleet.csv --dry-run',
    message:
      ingestUrl &&
      `curl -X POST ${quoteForShell(`${ingestUrl}/?id=${EXAMPLE_ID}&lat=-23.5505&lon=-46.6333&speed=20`)}`,
  };
}
