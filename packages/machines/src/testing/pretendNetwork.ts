import { fromCallback } from 'xstate';

/** The port `watchNetwork`; `onWatch` is called when a machine begins to watch. */
export function pretendNetwork(onWatch: () => void = () => undefined) {
  let report: () => void = () => undefined;
  return {
    logic: fromCallback(({ sendBack }) => {
      report = () => sendBack({ type: 'network.returned' });
      onWatch();
    }),
    returns: () => report(),
  };
}
