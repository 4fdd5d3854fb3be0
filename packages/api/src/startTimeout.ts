/** Limits of a call, in ms. */
interface TimeLimits {
  /** The longest silence of the server. */
  readonly silence: number;
  /** The longest duration; null for a call that ends by silence only. */
  readonly total: number | null;
  /** How long its body may need to be sent; both limits begin after it. */
  readonly sending: number;
}

/** Starts the limits of a call: `timeout` aborts at the first that is over. */
export function startTimeout({ silence, total, sending }: TimeLimits) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const endOfCall = total === null ? undefined : setTimeout(abort, total + sending);
  let endOfSilence = setTimeout(abort, silence + sending);
  return {
    timeout: controller.signal,
    /** @param held how long bytes may still need to be sent, in ms */
    onProgress: (held = 0) => {
      clearTimeout(endOfSilence);
      endOfSilence = setTimeout(abort, silence + held);
    },
    stop: () => {
      clearTimeout(endOfCall);
      clearTimeout(endOfSilence);
    },
  };
}
