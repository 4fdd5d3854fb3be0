import { createEmitter } from '../../shared/createEmitter.ts';

/** The edited conversations whose newest text this device does not have yet. */
export interface UnkeptTexts {
  holds: () => boolean;
  subscribe: (listener: () => void) => () => void;
  mark: (id: string, isUnkept: boolean) => void;
}

/** A member of the user scope: `scope.keep(createUnkeptTexts)`. It is apart from the conversations, so that the frame does not load their code. */
export function createUnkeptTexts(): UnkeptTexts {
  const ids = new Set<string>();
  const changes = createEmitter();
  return {
    holds: () => ids.size > 0,
    subscribe: changes.subscribe,
    mark(id, isUnkept) {
      if (ids.has(id) !== isUnkept) {
        if (isUnkept) {
          ids.add(id);
        } else {
          ids.delete(id);
        }
        changes.emit();
      }
    },
  };
}
