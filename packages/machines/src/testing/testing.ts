import { fromPromise, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Failure, User } from '@nevisa/api/types';
import type { Microphone, MicrophoneEvent } from '@nevisa/speech/types';

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
  return { logic, calls, last: () => lastOf(calls) };
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

function lastOf<Call>(calls: readonly Call[]): Call {
  const call = calls.at(-1);
  if (!call) {
    throw new Error('The machine has not called this port yet.');
  }
  return call;
}

/** Collects the transitions that runs take; give `inspect` to `createActor`. */
export function transitionLog() {
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') {
        for (const transition of transitionsIn(event)) {
          taken.add(nameOf(transition));
        }
      }
    },
    /** Transitions of the machine that no run took, by name. */
    missing: (machine: AnyStateMachine) =>
      allTransitions(machine)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
  };
}

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;
type Transition = ReturnType<typeof transitionsIn>[number];

/** An internal field of xstate, and the only place that names the transition taken. */
function transitionsIn(event: Microstep) {
  return event['_transitions'];
}

function allTransitions(machine: AnyStateMachine): Transition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    [...node.transitions.values()].flat().concat(node.always ?? []),
  );
}

function nameOf({ source, eventType, guard, target }: Transition): string {
  const condition = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  const goal = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventType}${typeof condition === 'string' ? ` [${condition}]` : ''} → ${goal}`;
}

/** An ordinary account with one new message. */
export function userNamed(username: string): User {
  return {
    id: `id-of-${username}`,
    username,
    email: `${username}@example.ir`,
    phone: null,
    is_staff: false,
    new_messages_count: 1,
    profile: null,
    nevisa_service_account: null,
  };
}

/** The server's no, without a sentence of its own. */
export function refusal(status: number) {
  const failure: Failure = { kind: 'refused', status, texts: [], code: null, retryAfter: null };
  return { ok: false, failure } as const;
}

export interface WatchedMicrophone extends Microphone {
  /** Makes the device say something of itself. */
  tell: (event: MicrophoneEvent) => void;
}

export function pretendMicrophone(close: () => void, label = 'pretend'): WatchedMicrophone {
  let report: ((event: MicrophoneEvent) => void) | null = null;
  return {
    id: label,
    label,
    stream: null,
    watch(listener) {
      report = listener;
      return () => {
        report = null;
      };
    },
    tell: (event) => report?.(event),
    close,
  };
}
