/** A tracker's message that cannot be read; `message` names the value, `uniqueId` the sender if known. */
export class MalformedMessage extends Error {
  constructor(
    reason: string,
    readonly uniqueId?: string,
  ) {
    super(reason);
    this.name = 'MalformedMessage';
  }
}
