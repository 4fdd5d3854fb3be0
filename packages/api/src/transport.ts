/** A request that is sent by other means than `fetch`. */
export interface TransportRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal;
}

/**
 * Sends a request as `fetch` does.
 *
 * @param onProgress called with the bytes of the body that were handed to the network so far
 */
export type Transport = (
  address: string,
  request: TransportRequest,
  onProgress: (sent: number) => void,
) => Promise<Response>;

/** A call that is sent so where its caller wants to know how much of it was sent. */
export interface CallWithTransport {
  readonly transport?: Transport;
}
