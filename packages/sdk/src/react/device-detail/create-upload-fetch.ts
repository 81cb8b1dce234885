/**
 * A `fetch` for one body that is sent, which tells how far it is, from 0 to 1. It answers and fails as
 * `fetch` does; the request is an XMLHttpRequest, for no `fetch` tells this.
 */
export function createUploadFetch(onProgress: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      xhr.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () => {
        const { status, responseText } = xhr;
        resolve(new Response(responseText === '' ? null : responseText, { status }));
      };
      xhr.onerror = () => reject(new TypeError('No answer'));
      xhr.onabort = () => reject(new DOMException('Called off', 'AbortError'));
      xhr.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) return xhr.onabort?.(new ProgressEvent('abort'));
      xhr.send(init.body instanceof ReadableStream ? null : init.body);
    });
}
