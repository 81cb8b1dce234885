/** A command that is sent: a saved one by its id, or one of its own. */
export interface CommandToSend {
  id?: number;
  type: string;
  textChannel: boolean;
  attributes: Readonly<Record<string, unknown>>;
}
