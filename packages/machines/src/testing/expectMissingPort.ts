import { expect } from 'vitest';
import type { AnyActor, EventObject } from 'xstate';

/** Ends every wait at once. */
export const withoutWaits = {
  setTimeout: (wake: () => void) => setImmediate(wake),
  clearTimeout: () => undefined,
};

/** Starts a machine without one of its ports, and expects that it stops with an error that names this port. */
export async function expectMissingPort(
  port: string,
  actor: AnyActor,
  events: readonly EventObject[],
): Promise<void> {
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await settled();
  for (const event of events) {
    actor.send(event);
    await settled();
  }
  expect(errors.map(String)).toEqual([
    `PortNotProvided: The machine asked for "${port}", which was not provided: add it with machine.provide().`,
  ]);
}

/** Lets the answers of some ports, one after another, have their effect. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
