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

/**
 * A message that can be read and is not taken. Its sender gets 400 with the words; what a Traccar cannot read
 * ends the connection instead.
 */
export class UnacceptableMessage extends MalformedMessage {
  constructor(reason: string, uniqueId?: string) {
    super(reason, uniqueId);
    this.name = 'UnacceptableMessage';
  }
}
