/** What somebody did with a thing that the product keeps, as the tracking API's log of actions has it. */
export interface RecordedAction {
  type: 'create' | 'edit' | 'remove';
  userId: number;
  /** The address it came from. */
  address?: string | undefined;
  /** What the thing is, in lower camel case: `share`, `engineStop`. */
  objectType: string;
  /** 0 for one without a number of its own. */
  objectId: number;
  attributes?: Record<string, unknown>;
}
