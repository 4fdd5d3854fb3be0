/** The machine has called a port that was not provided: a mistake in the wiring, not a failed call. */
class PortNotProvided extends Error {
  override readonly name = 'PortNotProvided';

  constructor(port: string) {
    super(
      `The machine asked for "${port}", which was not provided: add it with machine.provide().`,
    );
  }
}

/** The placeholder of a port in `setup`; the app or a test provides the real one. */
export function definePlaceholder(port: string): () => never {
  return () => {
    throw new PortNotProvided(port);
  };
}

/**
 * Guard of `onError`: a port broke its promise never to reject.
 *
 * A port that was not provided is let through, so that the machine stops with
 * its sentence instead of showing the mistake to a person as a network error.
 */
export function isUnexpected({ event }: { event: object }): boolean {
  return !('error' in event && event.error instanceof PortNotProvided);
}
