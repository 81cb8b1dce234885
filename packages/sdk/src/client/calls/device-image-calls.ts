import type { Device } from '../../contract';
import type { RequestOptions } from './request-options';

/** Pictures of devices, by the device's id. The server keeps them without what a camera wrote beside them. */
export interface DeviceImageCalls {
  /** The picture; null where there is none. */
  get(id: number, options?: RequestOptions): Promise<Blob | null>;
  /**
   * Keeps a JPEG, PNG or WebP of at most 500 kB, and answers the device that names it. Without the
   * attribute `deviceImage` a device has none. `upload` is a `fetch` that tells how far the picture is;
   * a client that was given a `fetch` of its own keeps to that.
   */
  set(
    id: number,
    image: Blob,
    options?: RequestOptions & { upload?: typeof globalThis.fetch },
  ): Promise<Device>;
}
