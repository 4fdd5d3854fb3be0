import type { dictationMachine } from '../../packages/machines/src/dictation/dictationMachine.ts';

/** A state of a machine with its parts. */
export type StateNode = typeof dictationMachine.root;

/** One way out of a state: what happens, and the name of the state it leads to. */
export interface StateLine {
  event: string;
  target: string;
}

/** The ways out of a state, without those that stay in it. */
export function listStateLines(node: StateNode): StateLine[] {
  const lines = [...node.transitions.values(), node.always ?? []]
    .flat()
    .flatMap(({ eventType, target = [] }) =>
      target
        .filter((state) => state !== undefined && state !== node)
        .map((state) => ({ event: nameOfEvent(eventType, node), target: nameOfState(state) })),
    );
  return lines.filter(
    (line, at) =>
      at === lines.findIndex(({ event, target }) => event === line.event && target === line.target),
  );
}

// `xstate.after.silenceHint.dictation.sound` is a wait, `xstate.done.actor.…` the end of a part.
function nameOfEvent(type: string, node: StateNode): string {
  const [, kind, rest = ''] =
    /^xstate\.(after|done|error)\.(?:actor\.|state\.)?(.*)/.exec(type) ?? [];
  const [delay = ''] = rest.split('.');
  const part = node.invoke.find(({ id }) => id === rest)?.src;
  const subject = typeof part === 'string' ? part : node.key;
  switch (kind) {
    case 'after':
      return `after ${delay}`;
    case 'done':
      return `${subject} is done`;
    case 'error':
      return `${subject} fails`;
    case undefined:
    default:
      return type === '' ? 'at once' : type;
  }
}

function nameOfState({ path }: StateNode): string {
  return path.slice(-2).join(' / ');
}
