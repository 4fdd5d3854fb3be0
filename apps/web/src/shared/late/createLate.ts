import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { ChunkError } from './ChunkError.ts';
import { importChunk } from './importChunk.ts';

/** A component whose code is loaded with its first render or with `preload`. */
export interface Late<Props> {
  (props: Props): ReactNode;
  preload: () => void;
}

/**
 * Creates a component in a chunk of its own. Unlike `lazy`, it does not suspend
 * once the code is loaded, and a failure can be retried.
 *
 * @throws ChunkError while it renders, when the code could not be loaded twice.
 */
export function createLate<Module, Props extends object>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
): Late<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;

  const loadOnce = () => {
    loading ??= importChunk(load).then(select, (cause: unknown) => {
      throw new ChunkError(cause, () => {
        loading = null;
      });
    });
    return loading;
  };

  // Every render calls `use`: React replays a suspended render and counts its calls.
  const LateComponent = (props: Props) => createElement(use(loadOnce()), props);
  return Object.assign(LateComponent, {
    preload() {
      const promise = loadOnce();
      promise.then(
        (component) => {
          // `use` reads these fields, so a component that was loaded before does not suspend.
          void Object.assign(promise, { status: 'fulfilled', value: component });
        },
        (error: unknown) => forgetChunk(error),
      );
    },
  });
}

/** Lets a chunk that could not be loaded be requested again; ignores every other error. */
export function forgetChunk(error: unknown): void {
  if (error instanceof ChunkError) {
    error.forget();
  }
}
