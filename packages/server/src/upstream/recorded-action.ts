/**
 * Action on an object that the product keeps, in the format of the tracking API's log of actions.
 */
export interface RecordedAction {
  type: 'create' | 'edit' | 'remove';
  userId: number;
  /** The address it came from. */
  address?: string | undefined;
  /** Type of the object, in lower camel case: `share`, `engineStop`. */
  objectType: string;
  /** 0 for one without a number of its own. */
  objectId: number;
  attributes?: Record<string, unknown>;
}
