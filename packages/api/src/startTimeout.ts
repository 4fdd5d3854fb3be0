/** Limits of a call, in ms. */
interface TimeLimits {
  /** The longest silence of the server. */
  readonly silence: number;
  /** The longest duration. */
  readonly total: number;
  /** How long its body may need to be sent; both limits begin after it. */
  readonly sending: number;
}

/** Starts the limits of a call: `timeout` aborts at the first that is over. */
export function startTimeout({ silence, total, sending }: TimeLimits) {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const endOfCall = setTimeout(abort, total + sending);
  let endOfSilence = setTimeout(abort, silence + sending);
  return {
    timeout: controller.signal,
    onProgress: () => {
      clearTimeout(endOfSilence);
      endOfSilence = setTimeout(abort, silence);
    },
    stop: () => {
      clearTimeout(endOfCall);
      clearTimeout(endOfSilence);
    },
  };
}
