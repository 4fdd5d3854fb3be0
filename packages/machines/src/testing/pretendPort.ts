import { fromPromise } from 'xstate';

/** A port of the `fromPromise` kind whose calls a test answers by hand, in any order. */
export function pretendPort<Answer, Input = unknown>() {
  const calls: PretendCall<Answer, Input>[] = [];
  const logic = fromPromise<Answer, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const call = {
          input,
          inFlight: true,
          answer(answer: Answer) {
            resolve(answer);
            call.inFlight = false;
            return reactions();
          },
          reject(error: unknown) {
            reject(error instanceof Error ? error : new Error(String(error)));
            call.inFlight = false;
            return reactions();
          },
        };
        signal.addEventListener('abort', () => {
          call.inFlight = false;
        });
        calls.push(call);
      }),
  );
  return { logic, calls, last: () => getLast(calls) };
}

interface PretendCall<Answer, Input> {
  readonly input: Input;
  /** False once answered, or given up by the machine. */
  readonly inFlight: boolean;
  answer(answer: Answer): Promise<void>;
  reject(error: unknown): Promise<void>;
}

/** Resolves when everything that has settled has had its effect. */
function reactions(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function getLast<Call>(calls: readonly Call[]): Call {
  const call = calls.at(-1);
  if (!call) {
    throw new Error('The machine has not called this port yet.');
  }
  return call;
}

/** The logic of these ports by their names, for `provide`. */
export function toActors<Ports extends Record<string, { logic: unknown }>>(ports: Ports) {
  return Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic])) as {
    [Name in keyof Ports]: Ports[Name]['logic'];
  };
}

/** How many calls of these ports have no answer yet. */
export function countInFlight(
  ...ports: readonly { calls: readonly { inFlight: boolean }[] }[]
): number {
  return ports.flatMap(({ calls }) => calls).filter(({ inFlight }) => inFlight).length;
}
