import type { MergeChange, UpstreamRequest, UpstreamResponse } from '../upstream/upstream';

/**
 * Answers the calls of a resource that is the product's own, where the gate would ask the tracking API.
 * `who` is who asks. Throws an `ApiError`.
 */
export interface OwnResource<Who> {
  send(request: UpstreamRequest, who: Who): Promise<UpstreamResponse>;
  /** Changes an object, as in `Upstream`. */
  change(path: string, merge: MergeChange, who: Who): Promise<UpstreamResponse>;
}
